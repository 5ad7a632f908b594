import { describe, expect, test } from "vitest";
import { auditWords } from "../../audit-words";
import { askedTypes, isAbout, spanBounds } from "./audit-query";

describe("spanBounds", () => {
  test("takes whole days of UTC", () => {
    expect(spanBounds({ start: "2027-03-15", end: "2027-03-16" })).toEqual({
      from: "2027-03-15T00:00:00.000Z",
      until: "2027-03-17T00:00:00.000Z",
    });
  });

  test("accepts times, of which the last one is included, and open ends", () => {
    expect(spanBounds({ end: "2027-03-15T23:59:59.999Z" })).toEqual({
      from: undefined,
      until: "2027-03-16T00:00:00.000Z",
    });
  });
});

describe("the event types of a query", () => {
  test("are all of them without a filter", () => {
    expect(askedTypes({}, auditWords)).toBeUndefined();
  });

  test("are those of the category that have the action", () => {
    expect(askedTypes({ category: "auth", action: "login" }, auditWords)).toEqual(["auth.login"]);
    expect(askedTypes({ category: "integration", action: "deleted" }, auditWords)).toEqual([
      "connection.deleted",
      "webhook.deleted",
    ]);
    expect(askedTypes({ action: "unknown" }, auditWords)).toEqual([]);
  });
});

test("a search text finds a part of a name, or a whole id", () => {
  const entry = { name: "Dure 계약", subject_id: "r1" };
  expect(isAbout("dure", entry)).toBe(true);
  expect(isAbout("r1", entry)).toBe(true);
  expect(isAbout("r", entry)).toBe(true);
  expect(isAbout("다른", entry)).toBe(false);
});
