import { expect, test } from "vitest";
import { reportsIssues } from "../reports-issues";
import { detailedRanges, type GaugeRange, gaugeIssues } from "./gauge";

const setting = (...ranges: GaugeRange[]) => ({ use_detailed_ranges: ranges.length > 1, ranges });
const messages = (ranges: GaugeRange[], goal: number | null = null) =>
  gaugeIssues(setting(...ranges), goal).map(({ message }) => message);

test.each<[string, GaugeRange[], number | null, string[]]>([
  ["a gauge with a goal inside", [{ from: 0, to: 10 }], 10, []],
  ["no minimum", [{ from: null, to: 10 }], null, [reportsIssues.fillIn]],
  ["no range at all", [], null, [reportsIssues.fillIn]],
  [
    "a minimum as high as the maximum",
    [{ from: 5, to: 5 }],
    null,
    [reportsIssues.minBelowMax, reportsIssues.maxAboveMin],
  ],
  ["a goal outside", [{ from: 0, to: 10 }], 11, [reportsIssues.goalOutside]],
  [
    "ranges with a gap",
    [
      { from: 0, to: 3 },
      { from: 4, to: 10 },
    ],
    null,
    [reportsIssues.rangeOrder],
  ],
  [
    "a range that runs backwards",
    [
      { from: 0, to: 12 },
      { from: 12, to: 9 },
      { from: 9, to: 10 },
    ],
    null,
    [reportsIssues.rangeOrder],
  ],
])("%s", (_, ranges, goal, expected) => expect(messages(ranges, goal)).toEqual(expected));

test("a gauge without ranges goes from 0 to 1000", () => {
  expect(gaugeIssues(null, 1000)).toEqual([]);
  expect(gaugeIssues(null, 1001)).toHaveLength(1);
});

test("detailed ranges are three adjacent ranges that end at the maximum", () => {
  const ranges = detailedRanges(0, 1000);
  expect(ranges).toHaveLength(3);
  expect(ranges.at(-1)?.to).toBe(1000);
  expect(gaugeIssues(setting(...ranges), 400)).toEqual([]);
});
