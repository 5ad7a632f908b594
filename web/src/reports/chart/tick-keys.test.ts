import { expect, test } from "vitest";
import type { Mark } from "./chart-series";
import { tickKeys } from "./tick-keys";

const marksOf = (...labels: string[]): Mark[] =>
  labels.map((label, place) => ({ key: String(place), label, group: undefined }));
const labelOf = ({ label }: Mark) => label;
const MONTHS = marksOf("2026년 9월", "2026년 10월", "2026년 11월", "2026년 12월");

test("a wide axis labels every tick, and a phone's axis every other one", () => {
  expect(tickKeys(MONTHS, labelOf, 600)).toEqual(["0", "1", "2", "3"]);
  expect(tickKeys(MONTHS, labelOf, 250)).toEqual(["0", "2"]);
});

test("Korean takes more room than digits", () => {
  const room = 150;
  expect(tickKeys(marksOf("2026-09", "2026-10"), labelOf, room)).toEqual(["0", "1"]);
  expect(tickKeys(marksOf("삼사분기와다", "사사분기와다"), labelOf, room)).toEqual(["0"]);
});

test("the narrowest axis labels only the first tick, and an axis without ticks none", () => {
  expect(tickKeys(MONTHS, labelOf, 10)).toEqual(["0"]);
  expect(tickKeys([], labelOf, 100)).toEqual([]);
});
