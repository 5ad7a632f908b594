import { expect, test } from "vitest";
import { isIpAllowed } from "./assert-ip-allowed";

const NOW = "2026-05-01T00:00:00.000Z";
const LATER = "2026-05-01T01:00:00.000Z";
const list = (ip_passes: { ip: string; until: string }[] = []) => ({ allowed_ips: ["203.0.113.0/24"], ip_passes });

test("a team without a list allows every address, and also an unknown one", () => {
  for (const ip of ["198.51.100.1", ""]) expect(isIpAllowed({ allowed_ips: [], ip_passes: [] }, ip, NOW)).toBe(true);
});

test.each([
  ["203.0.113.7", true],
  ["::ffff:203.0.113.7", true],
  ["198.51.100.1", false],
  ["", false],
  ["not an address", false],
])("whether a team with a list allows %s: %s", (ip, allowed) => expect(isIpAllowed(list(), ip, NOW)).toBe(allowed));

test("a pass allows only its own address, until it expires", () => {
  const rule = list([{ ip: "198.51.100.1", until: LATER }]);
  expect(isIpAllowed(rule, "198.51.100.1", NOW)).toBe(true);
  expect(isIpAllowed(rule, "::ffff:198.51.100.1", NOW)).toBe(true);
  expect(isIpAllowed(rule, "198.51.100.2", NOW)).toBe(false);
  expect(isIpAllowed(rule, "198.51.100.1", LATER)).toBe(false);
});
