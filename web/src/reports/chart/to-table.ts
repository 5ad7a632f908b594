import type { ChartGroup, ChartRow, Simulation } from "@dure/domain/reports/simulation/simulation";

export type ChartTexts = { value: string; total: string; converted: string; rate: string; blank: string };

export type TableOfChart = {
  columns: { key: string; label: string }[];
  rows: { key: string; label: string; values: (number | null)[] }[];
};

/** A chart as a table: a row a group, a column a second group. Groups of the same label stay apart. */
export function toTable(simulation: Simulation, texts: ChartTexts): TableOfChart {
  if ("rate" in simulation) return conversionTable(simulation, texts);
  const { chart, groups } = simulation;
  const series = "series" in simulation ? simulation.series : [];
  const columns = series.length > 0 ? series.map((one) => named(one, texts)) : [{ key: "value", label: texts.value }];
  const cells = new Map(chart.map((row) => [cellOf(row.group1, row.group2), row.value]));
  return {
    columns,
    rows: groups.map((group) => ({
      ...named(group, texts),
      values:
        series.length > 0
          ? series.map(({ key }) => cells.get(cellOf(group.key, key)) ?? null)
          : [cells.get(cellOf(group.key, undefined)) ?? null],
    })),
  };
}

function conversionTable(
  { chart, rate, funnel }: Extract<Simulation, { rate: number | null }>,
  texts: ChartTexts,
): TableOfChart {
  const columns = [{ key: "value", label: texts.value }];
  if (funnel.length > 0)
    return {
      columns,
      rows: funnel.map(({ stage_id, label, entered }) => ({ key: stage_id, label, values: [entered] })),
    };
  const [total = null, converted = null] = chart;
  return {
    columns,
    rows: [
      { key: "total", label: texts.total, values: [total] },
      { key: "converted", label: texts.converted, values: [converted] },
      { key: "rate", label: texts.rate, values: [rate === null ? null : Math.round(rate * 1000) / 10] },
    ],
  };
}

const BLANK = "\0blank";
const named = ({ key, label, blank }: ChartGroup, texts: ChartTexts) => ({
  key: key ?? BLANK,
  label: blank ? texts.blank : label,
});

type Key = ChartRow["group1"];
const cellOf = (first: Key, second: Key): string => JSON.stringify([first ?? null, second ?? null]);
