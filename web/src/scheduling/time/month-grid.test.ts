import { describe, expect, it } from "vitest";
import { dayByKey, lastDayOf, monthGrid, shiftDayByMonths, shiftMonth } from "./month-grid";

describe("monthGrid", () => {
  it("begins the weeks on the wanted weekday", () => {
    const sunday = monthGrid("2026-11", 0);
    expect(sunday).toHaveLength(5);
    expect(sunday[0]?.[0]).toBe("2026-11-01");
    expect(sunday[4]).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);

    const monday = monthGrid("2026-11", 1);
    expect(monday).toHaveLength(6);
    expect(monday[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  });

  it.each([
    ["2026-02", 28],
    ["2028-02", 29],
    ["2026-03", 31],
    ["2026-12", 31],
  ])("contains each day of %s once", (month, length) => {
    const days = monthGrid(month, 0)
      .flat()
      .filter((day) => day !== null);
    expect(new Set(days).size).toBe(length);
    expect(days.at(-1)).toBe(lastDayOf(month));
  });
});

describe("shiftMonth", () => {
  it("crosses years", () => {
    expect(shiftMonth("2026-12", 1)).toBe("2027-01");
    expect(shiftMonth("2026-01", -1)).toBe("2025-12");
  });

  it("moves to the last day of a month that is too short", () => {
    expect(shiftDayByMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(shiftDayByMonths("2026-01-15", 1)).toBe("2026-02-15");
  });
});

describe("dayByKey", () => {
  it.each([
    ["ArrowLeft", "2026-11-24"],
    ["ArrowRight", "2026-11-26"],
    ["ArrowUp", "2026-11-18"],
    ["ArrowDown", "2026-12-02"],
    ["Home", "2026-11-22"],
    ["End", "2026-11-28"],
    ["PageUp", "2026-10-25"],
    ["PageDown", "2026-12-25"],
  ])("%s leads to %s", (key, day) => expect(dayByKey("2026-11-25", key, 0)).toBe(day));

  it("follows a week that begins on Monday, and ignores other keys", () => {
    expect(dayByKey("2026-11-29", "Home", 1)).toBe("2026-11-23");
    expect(dayByKey("2026-11-25", "a", 0)).toBeUndefined();
  });
});
