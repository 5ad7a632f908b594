import type { ConversionPart } from "@dure/domain/reports/raw-data/raw-data-api";
import type { GroupBy } from "@dure/domain/reports/setting/group-by";
import type { Simulation } from "@dure/domain/reports/simulation/simulation";
import { useTranslation } from "react-i18next";
import { type Cell, chartSeries } from "./chart-series";
import { useChartTexts } from "./use-chart-texts";
import { useValueFormat } from "./use-value-format";

export type TableRows = {
  columns: { key: string; label: string }[];
  rows: TableRow[];
};

/** A row of a chart's table. `cells` identifies the records behind the values, `part` a conversion's part. */
export type TableRow = {
  key: string;
  label: string;
  values: string[];
  cells: readonly Cell[];
  part?: ConversionPart;
  /** In a funnel: the stage that the deals entered. */
  stage?: string;
};

/** A chart as a table: a row for each group, a column for each series. */
export function useTableRows(simulation: Simulation, groupBy: readonly GroupBy[]): TableRows {
  const { t } = useTranslation("reports");
  const format = useValueFormat(simulation);
  const texts = useChartTexts(groupBy);
  const value = { key: "value", label: t("chart.value") };
  const row = (key: string, text: string, label: string): TableRow => ({ key, label, values: [text], cells: [] });
  if ("rate" in simulation) {
    const { funnel, rate, chart } = simulation;
    if (funnel.length > 0)
      return {
        columns: [value],
        rows: funnel.map(({ stage_id, label, entered }) => ({
          ...row(stage_id, format.full(entered), label),
          stage: stage_id,
        })),
      };
    const [total = null, converted = null] = chart;
    return {
      columns: [value],
      rows: [
        { ...row("total", format.full(total), t("chart.total")), part: "total" },
        { ...row("converted", format.full(converted), t("chart.converted")), part: "converted" },
        row("rate", rate === null ? "–" : `${Math.round(rate * 1000) / 10}%`, t("chart.rate")),
      ],
    };
  }
  if (simulation.groups.length === 0 && "total" in simulation)
    return {
      columns: [value],
      rows: [{ ...row("total", format.full(simulation.total), t("chart.total")), cells: [{ groups: [] }] }],
    };
  const { marks, series, valueAt, cellOf } = chartSeries(simulation, texts);
  return {
    columns: series,
    rows: marks.map((mark) => ({
      ...{ key: mark.key, label: mark.label },
      values: series.map((one) => format.full(valueAt(mark, one))),
      cells: series.map((one) => cellOf(mark, one)),
    })),
  };
}
