import { expect, test } from "vitest";
import { allowsAddress } from "./assert-address";

const NOW = "2026-05-01T00:00:00.000Z";
const LATER = "2026-05-01T01:00:00.000Z";
const list = (ip_passes: { ip: string; until: string }[] = []) => ({ allowed_ips: ["203.0.113.0/24"], ip_passes });

test("a team without a list lets every address in, one that nobody knows too", () => {
  for (const ip of ["198.51.100.1", ""]) expect(allowsAddress({ allowed_ips: [], ip_passes: [] }, ip, NOW)).toBe(true);
});

test.each([
  ["203.0.113.7", true],
  ["::ffff:203.0.113.7", true],
  ["198.51.100.1", false],
  ["", false],
  ["not an address", false],
])("a team with a list, called from %s: %s", (ip, allowed) => expect(allowsAddress(list(), ip, NOW)).toBe(allowed));

test("a pass lets its address in until its end, and no other", () => {
  const rule = list([{ ip: "198.51.100.1", until: LATER }]);
  expect(allowsAddress(rule, "198.51.100.1", NOW)).toBe(true);
  expect(allowsAddress(rule, "::ffff:198.51.100.1", NOW)).toBe(true);
  expect(allowsAddress(rule, "198.51.100.2", NOW)).toBe(false);
  expect(allowsAddress(rule, "198.51.100.1", LATER)).toBe(false);
});
