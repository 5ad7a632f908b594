import type { DaySpan } from "@dure/domain/records/filter/date-option";
import type { ChartGroup, ChartRow, Simulation } from "@dure/domain/reports/simulation/simulation";

/** One position on a chart's axis, or one slice: `key` is unique, labels need not be. */
export type Mark = { key: string; label: string; group: ChartGroup | undefined };

/** What a chart draws: a value for each mark of each series. */
export type ChartSeries = {
  marks: Mark[];
  series: Mark[];
  /** Null where there is no value. */
  valueAt: (mark: Mark, series: Mark) => number | null;
  /** Identifies the records that a value is calculated from. */
  cellOf: (mark: Mark, series: Mark) => Cell;
};

/** What the records behind a value have in common: their groups, and the days if a period is compared. */
export type Cell = { groups: readonly (ChartGroup | undefined)[]; span?: DaySpan | undefined };

/** The one series of a chart that has no second group. */
export const ONLY = "value";

/** The names of series and groups. */
export type ChartTexts = {
  value: string;
  previous: string;
  /** @param level 0 for the first group, 1 for the second one */
  labelOf: (group: ChartGroup, level: number) => string;
};

/**
 * The marks and series of a chart with groups. A key is a group's index, because the blank group has no key, and groups
 * with the same label must stay apart. A compared period is a series beside the previous one, date by date.
 */
export function chartSeries(simulation: Extract<Simulation, { groups: ChartGroup[] }>, texts: ChartTexts): ChartSeries {
  const { chart, groups } = simulation;
  const second = "series" in simulation ? simulation.series : [];
  const period = "compared" in simulation ? simulation.compared?.period : undefined;
  const compared = "compared" in simulation && second.length === 0 ? simulation.compared : null;
  const marks = groups.map((group, place) => toMark(group, place, texts.labelOf(group, 0)));
  const cells = cellsOf(chart);
  if (second.length > 0) {
    const series = second.map((group, place) => toMark(group, place, texts.labelOf(group, 1)));
    return {
      marks,
      series,
      valueAt: (mark, one) => cells.get(keyOf(mark.group?.key, one.group?.key)) ?? null,
      cellOf: (mark, one) => ({ groups: [mark.group, one.group], span: period }),
    };
  }
  const value: Mark = { key: ONLY, label: texts.value, group: undefined };
  const now = (mark: Mark) => cells.get(keyOf(mark.group?.key, undefined)) ?? null;
  const ofNow = (mark: Mark): Cell => ({ groups: [mark.group], span: period });
  if (!compared || compared.groups.length === 0) return { marks, series: [value], valueAt: now, cellOf: ofNow };
  const before: Mark = { key: "previous", label: texts.previous, group: undefined };
  const earlier = cellsOf(compared.chart);
  const earlierGroup = (mark: Mark): ChartGroup | undefined => compared.groups[Number(mark.key)];
  return {
    marks,
    series: [value, before],
    valueAt: (mark, one) =>
      one.key === ONLY ? now(mark) : (earlier.get(keyOf(earlierGroup(mark)?.key, undefined)) ?? null),
    cellOf: (mark, one) => (one.key === ONLY ? ofNow(mark) : { groups: [earlierGroup(mark)], span: compared.previous }),
  };
}

const toMark = (group: ChartGroup, place: number, label: string): Mark => ({ key: String(place), label, group });

type Key = ChartRow["group1"];
const keyOf = (first: Key, second: Key): string => JSON.stringify([first ?? null, second ?? null]);
const cellsOf = (rows: readonly ChartRow[]) =>
  new Map(rows.map(({ group1, group2, value }) => [keyOf(group1, group2), value]));
