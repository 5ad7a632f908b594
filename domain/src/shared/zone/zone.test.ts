import { expect, test } from "vitest";
import { regionalDefaults } from "./regional-defaults";
import { zoneCities } from "./zone-cities";
import { isZoneFound, zoneCity, zoneRank } from "./zone-search";

const ZONES = Intl.supportedValuesOf("timeZone");
const found = (search: string) => ZONES.filter((zone) => isZoneFound(zone, search));

test.each([
  ["뉴욕", "America/New_York"],
  ["뉴욕".normalize("NFD"), "America/New_York"],
  ["샌프란시스코", "America/Los_Angeles"],
  ["san francisco", "America/Los_Angeles"],
  ["sanfrancisco", "America/Los_Angeles"],
  ["NEW york", "America/New_York"],
  ["베이징", "Asia/Shanghai"],
  ["부산", "Asia/Seoul"],
  ["한국", "Asia/Seoul"],
  ["런던", "Europe/London"],
])("%s finds %s first", (search, zone) => expect(found(search)[0]).toBe(zone));

test("a country finds all its zones", () => {
  for (const search of ["미국", "USA", "united states"])
    expect(found(search)).toEqual(expect.arrayContaining(["America/New_York", "America/Chicago", "Pacific/Honolulu"]));
  expect(found("캐나다")).toEqual(expect.arrayContaining(["America/Toronto", "America/Vancouver"]));
  expect(found("호주")).toContain("Australia/Perth");
});

test("a zone ranks first if its names contain the words of a search", () => {
  expect(zoneRank("Asia/Kolkata", "India")).toBe(0);
  expect(zoneRank("America/Indiana/Knox", "India")).toBe(1);
  expect(zoneRank("America/Los_Angeles", "los ang")).toBe(1);
  expect(zoneRank("Asia/Seoul", "eoul")).toBe(2);
});

test("an unknown place finds no zone", () => expect(found("없는 도시")).toEqual([]));

test("zones have their city's name in both languages", () => {
  expect(zoneCity("America/New_York", "ko")).toBe("뉴욕");
  expect(zoneCity("America/New_York", "en")).toBe("New York");
  expect(zoneCity("America/Port_of_Spain", "ko")).toBe("Port of Spain");
});

test("an older name of a zone has the same cities", () =>
  expect(zoneCities("Asia/Calcutta")).toEqual(zoneCities("Asia/Kolkata")));

test("the defaults for Korean are Korea's, and for English the region's of the browser", () => {
  const korea = { timezone: "Asia/Seoul", currency: "KRW", dialCode: "+82" };
  expect(regionalDefaults("ko", "America/New_York")).toEqual(korea);
  expect(regionalDefaults("en", "Asia/Seoul")).toEqual(korea);
  expect(regionalDefaults("en", "America/New_York")).toEqual({
    timezone: "America/New_York",
    currency: "USD",
    dialCode: "+1",
  });
  expect(regionalDefaults("en", "Europe/Berlin")).toMatchObject({ currency: "USD", dialCode: "+49" });
  expect(regionalDefaults("en", "UTC")).toMatchObject({ timezone: "UTC", dialCode: "+1" });
});
