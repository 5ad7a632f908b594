import type { ChartGroup, GeneralSimulation } from "@dure/domain/reports/simulation/simulation";
import { expect, test } from "vitest";
import { chartSeries } from "./chart-series";

const TEXTS = {
  ...{ value: "Value", previous: "Before" },
  labelOf: ({ blank, label }: ChartGroup) => (blank ? "(Blank)" : label),
};
const group = (key: string | null, label: string): ChartGroup => ({
  ...{ key, label, from: null, to: null, running: false },
  blank: key === null,
});

const simulation = (changes: Partial<GeneralSimulation>): GeneralSimulation => ({
  ...{ updated_at: "2026-01-01T00:00:00.000Z", state: "ok", error: null, chart: [], groups: [], series: [] },
  ...{ total: 0, records: 0, currency: null, percent: false, compared: null },
  ...changes,
});

const valuesOf = (found: ReturnType<typeof chartSeries>) =>
  found.marks.map((mark) => [mark.label, ...found.series.map((one) => found.valueAt(mark, one))]);

test("groups of the same label stay apart, and the blank one has its name", () => {
  const found = chartSeries(
    simulation({
      groups: [group("a", "Kim"), group("b", "Kim"), group(null, "")],
      chart: [
        { group1: "a", value: 1 },
        { group1: "b", value: 2 },
        { group1: null, value: 3 },
      ],
    }),
    TEXTS,
  );
  expect(valuesOf(found)).toEqual([
    ["Kim", 1],
    ["Kim", 2],
    ["(Blank)", 3],
  ]);
  expect(new Set(found.marks.map(({ key }) => key)).size).toBe(3);
});

test("a second group becomes the series, and pairs without a value are empty", () => {
  const found = chartSeries(
    simulation({
      groups: [group("a", "A"), group("b", "B")],
      series: [group("x", "X"), group(null, "")],
      chart: [
        { group1: "a", group2: "x", value: 5 },
        { group1: "b", group2: null, value: 7 },
      ],
    }),
    TEXTS,
  );
  expect(found.series.map(({ label }) => label)).toEqual(["X", "(Blank)"]);
  expect(valuesOf(found)).toEqual([
    ["A", 5, null],
    ["B", null, 7],
  ]);
});

test("each date is shown next to the date of the period before, if there is one", () => {
  const found = chartSeries(
    simulation({
      groups: [group("2026-02", "Feb"), group("2026-03", "Mar")],
      chart: [
        { group1: "2026-02", value: 4 },
        { group1: "2026-03", value: 6 },
      ],
      compared: {
        period: { start: "2026-02-01", end: "2026-03-31" },
        previous: { start: "2025-12-01", end: "2026-01-31" },
        total: 1,
        groups: [group("2025-12", "Dec")],
        chart: [{ group1: "2025-12", value: 1 }],
      },
    }),
    TEXTS,
  );
  expect(found.series.map(({ label }) => label)).toEqual(["Value", "Before"]);
  const [first] = found.marks;
  const [value, before] = found.series;
  expect(first && value && found.cellOf(first, value)).toMatchObject({
    groups: [{ key: "2026-02" }],
    span: { start: "2026-02-01", end: "2026-03-31" },
  });
  expect(first && before && found.cellOf(first, before)).toMatchObject({
    groups: [{ key: "2025-12" }],
    span: { start: "2025-12-01", end: "2026-01-31" },
  });
  expect(valuesOf(found)).toEqual([
    ["Feb", 4, 1],
    ["Mar", 6, null],
  ]);
});
