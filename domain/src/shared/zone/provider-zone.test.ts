import { expect, test } from "vitest";
import { providerZone } from "./provider-zone";

test.each(["Asia/Seoul", "America/New_York"])("%s is sent unchanged", (zone) => {
  expect(providerZone(zone)).toBe(zone);
});

test.each([
  ["asia/seoul", "Asia/Seoul"],
  ["ROK", "Asia/Seoul"],
  ["US/Eastern", "America/New_York"],
])("%s is sent as %s", (zone, known) => {
  expect(providerZone(zone)).toBe(known);
});

test.each(["UTC", "utc", "GMT", "Etc/UTC", "+09:00", "-08:00", "Etc/GMT+5"])("%s is sent as UTC", (zone) => {
  expect(providerZone(zone)).toBe("UTC");
});

test("a zone with two names is sent with the name that calendars list", () => {
  expect(providerZone("Europe/Kyiv")).toBe(providerZone("Europe/Kiev"));
  expect(Intl.supportedValuesOf("timeZone")).toContain(providerZone("Europe/Kyiv"));
});
