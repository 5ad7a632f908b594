import { describe, expect, test } from "vitest";
import { type AuditSeal, checkSeal, sealableUntil, spanOf } from "./audit-seal";

const NOW = "2027-03-15T12:00:00.000Z";
const first: AuditSeal = {
  number: 1,
  ...{ from: "2027-03-15T08:00:00.000Z", until: "2027-03-15T09:00:00.000Z" },
  ...{ count: 2, digest: "d1", previous: "", mac: "m1" },
};
const second: AuditSeal = { ...first, number: 2, digest: "d2", previous: "m1", mac: "m2" };
const foundOf = ({ mac, digest, count }: AuditSeal) => ({ mac, digest, count });

test("an hour is sealed ten minutes after its end", () => {
  expect(sealableUntil("2027-03-15T09:09:59.999Z")).toBe("2027-03-15T08:00:00.000Z");
  expect(sealableUntil("2027-03-15T09:10:00.000Z")).toBe("2027-03-15T09:00:00.000Z");
  expect(spanOf(Date.parse("2027-03-15T08:59:59.999Z"))).toEqual({ from: first.from, until: first.until });
});

describe("a seal", () => {
  test("is intact if its entries and the previous seal are unchanged", () => {
    expect(checkSeal(first, { found: foundOf(first), before: undefined, now: NOW })).toBe("intact");
    expect(checkSeal(second, { found: foundOf(second), before: first, now: NOW })).toBe("intact");
  });

  test.each([
    ["an entry was changed", { ...foundOf(second), digest: "x" }, first],
    ["an entry was removed", { ...foundOf(second), count: 1 }, first],
    ["the seal itself was changed", { ...foundOf(second), mac: "x" }, first],
    ["the seal before was replaced", foundOf(second), { ...first, mac: "x" }],
    ["the seal before was removed", foundOf(second), undefined],
  ])("is broken if %s", (_, found, before) => {
    expect(checkSeal(second, { found, before, now: NOW })).toBe("altered");
  });

  test("has expired if its entries have expired, but is still checked against the previous seal", () => {
    const later = "2028-03-16T00:00:00.000Z";
    const found = { ...foundOf(second), digest: "none", count: 0 };
    expect(checkSeal(second, { found, before: first, now: later })).toBe("expired");
    expect(checkSeal(second, { found, before: { ...first, mac: "x" }, now: later })).toBe("altered");
  });
});
