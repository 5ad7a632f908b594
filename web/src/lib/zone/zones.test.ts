import { describe, expect, it } from "vitest";
import { searchZones, zoneLabel, zoneOption, zoneOptions } from "./zones";

const NOW = Date.parse("2026-11-21T00:00:00.000Z");

describe("zones", () => {
  const options = zoneOptions("ko", NOW, "Asia/Calcutta");

  it("lists each zone once, west to east, with the given one", () => {
    const ids = options.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("Asia/Calcutta");
    expect(ids.indexOf("America/New_York")).toBeLessThan(ids.indexOf("Asia/Seoul"));
  });

  it("finds a zone by its city, its name and its offset", () => {
    const found = (search: string) => searchZones(options, search).map(({ id }) => id);
    expect(found("seoul")).toEqual(["Asia/Seoul"]);
    expect(found("seoul 표준시")).toEqual(["Asia/Seoul"]);
    expect(found("new york")).toContain("America/New_York");
    expect(found("GMT+9")).toContain("Asia/Seoul");
    expect(found("nowhere")).toEqual([]);
  });

  it("writes a zone with its offset on that day", () => {
    expect(zoneLabel(zoneOption("America/New_York", "en", NOW))).toBe("Eastern Standard Time (GMT-5)");
    expect(zoneLabel({ id: "Asia/Yerevan", city: "Yerevan", name: "GMT+4", offset: "GMT+4" })).toBe("Yerevan (GMT+4)");
    expect(zoneOption("America/New_York", "en", Date.parse("2026-07-01T00:00:00.000Z")).offset).toBe("GMT-4");
  });
});
