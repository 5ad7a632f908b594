import { expect, test } from "vitest";
import { type Arrangement, arrangeGroups, type FoundGroup } from "./arrange-groups";
import { bucketOf } from "./bucket";
import { zoneOffsets } from "./zone-offsets";

test.each([
  ["yearly", 2026, { key: "2026", from: "2026-01-01", to: "2027-01-01" }],
  ["quarterly", 2026 * 4 + 3, { key: "2026-Q4", from: "2026-10-01", to: "2027-01-01" }],
  ["monthly", 2024 * 12 + 1, { key: "2024-02", from: "2024-02-01", to: "2024-03-01" }],
  ["weekly", 0, { key: "1969-12-29", from: "1969-12-29", to: "1970-01-05" }],
  ["daily", 20_000, { key: "2024-10-04", from: "2024-10-04", to: "2024-10-05" }],
] as const)("a %s group of dates has days as its edges", (interval, number, bucket) =>
  expect(bucketOf(interval, number, undefined)).toEqual(bucket),
);

test("a day of times has 23 or 25 hours when the clocks change", () => {
  const day = (date: string) => bucketOf("daily", Date.parse(date) / 86_400_000, "America/New_York");
  expect(day("2026-03-08")).toMatchObject({ from: "2026-03-08T05:00:00.000Z", to: "2026-03-09T04:00:00.000Z" });
  expect(day("2026-11-01")).toMatchObject({ from: "2026-11-01T04:00:00.000Z", to: "2026-11-02T05:00:00.000Z" });
});

test("the offsets of a time zone between two instants are listed", () => {
  const [first, last] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 1)];
  expect(zoneOffsets("Asia/Seoul", first, last)).toEqual([{ from: null, seconds: 32_400 }]);
  expect(zoneOffsets("Europe/London", first, last)).toEqual([
    { from: null, seconds: 0 },
    { from: "2026-03-29T01:00:00.000Z", seconds: 3600 },
    { from: "2026-10-25T01:00:00.000Z", seconds: 0 },
  ]);
});

const arrangement: Arrangement = {
  ...{ order: "natural" as const, aggregation: "count" as const, fills: true, blankLabel: "(Blank)" },
  ...{ now: "2026-11-24T03:00:00.000Z", today: "2026-11-24" },
};
const level = { dated: { interval: "monthly", timeZone: undefined }, ordered: undefined, labels: new Map() } as const;
const found = (key: string | null, value: number): FoundGroup => ({ key, value, sample: null });
const month = (year: number, ofYear: number) => String(year * 12 + ofYear - 1);

test("dates follow the calendar, those in between are filled in, and the blank group is last", () => {
  const groups = arrangeGroups(
    [found(null, 9), found(month(2026, 11), 2), found(month(2026, 8), 5)],
    level,
    arrangement,
  );
  expect(groups.map(({ key, value }) => [key, value])).toEqual([
    ["2026-08", 5],
    ["2026-09", 0],
    ["2026-10", 0],
    ["2026-11", 2],
    [null, 9],
  ]);
  expect(groups.map(({ running }) => running)).toEqual([false, false, false, true, false]);
});

test("more than a year of empty days is not filled in", () => {
  const days = { ...level, dated: { interval: "daily", timeZone: undefined } } as const;
  expect(arrangeGroups([found("0", 1), found("366", 1)], days, arrangement)).toHaveLength(2);
  expect(arrangeGroups([found("0", 1), found("365", 1)], days, arrangement)).toHaveLength(366);
});
