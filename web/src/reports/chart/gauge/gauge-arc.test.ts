import { detailedRanges } from "@dure/domain/reports/setting/gauge";
import { expect, test } from "vitest";
import { arcPath, gaugeArcs, gaugeEnds, placeOnGauge, pointAt } from "./gauge-arc";

const plain = (from: number, to: number) => ({ use_detailed_ranges: false, ranges: [{ from, to }] });

test("a gauge goes from 0 to 1,000 by default", () => {
  expect(gaugeEnds(null)).toEqual({ from: 0, to: 1000 });
  expect(gaugeEnds(plain(-5, 5))).toEqual({ from: -5, to: 5 });
  expect(gaugeEnds(plain(5, 5))).toEqual({ from: 0, to: 1000 });
});

test.each([
  [-50, 0],
  [250, 0.25],
  [5000, 1],
])("the value %s is drawn at %s", (value, place) => expect(placeOnGauge(value, { from: 0, to: 1000 })).toBe(place));

test("three ranges have their colours, whatever the value is", () => {
  const arcs = gaugeArcs({ use_detailed_ranges: true, ranges: detailedRanges(0, 300) }, 999);
  expect(arcs.map(({ color }) => color)).toEqual(["#cd3223", "#ef7b24", "#489132"]);
  expect(arcs.map(({ to }) => Math.round(to * 300))).toEqual([100, 200, 300]);
});

test("without ranges it is filled up to the value", () =>
  expect(gaugeArcs(null, 400)).toMatchObject([{ from: 0, to: 0.4 }]));

test("the half circle begins at the left and is highest in the middle", () => {
  const rounded = (place: number) => pointAt(place, 80).map(Math.round);
  expect([rounded(0), rounded(0.5), rounded(1)]).toEqual([
    [20, 100],
    [100, 20],
    [180, 100],
  ]);
  expect(arcPath({ from: 0, to: 1 }, 80)).toBe("M 20 100 A 80 80 0 0 1 180 100");
});
