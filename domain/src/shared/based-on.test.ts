import { expect, test } from "vitest";
import { assertBasedOn } from "./based-on";

const NEW = "2026-11-22T00:00:00.000Z";
const OLD = "2026-11-21T00:00:00.000Z";
const stored = { title: "상담", updated_at: NEW, updated_by: "u" };
const changed = { ...stored, title: "미팅", updated_at: "2026-11-23T00:00:00.000Z", updated_by: "me" };

test("a change that is based on the stored version, or on no version, is accepted", () => {
  expect(() => assertBasedOn(stored, changed, { based_on: NEW })).not.toThrow();
  expect(() => assertBasedOn(stored, changed, {})).not.toThrow();
  expect(() => assertBasedOn(stored, changed)).not.toThrow();
});

test("a change that is based on an older version is refused", () =>
  expect(() => assertBasedOn(stored, changed, { based_on: OLD })).toThrow(
    expect.objectContaining({ code: "CONFLICT", reason: "value.changed" }),
  ));

test("a change that is stored already is accepted again", () =>
  expect(() => assertBasedOn(stored, { ...changed, title: "상담" }, { based_on: OLD })).not.toThrow());
