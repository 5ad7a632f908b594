import { type BarDatum, ResponsiveBar } from "@nivo/bar";
import type { ChartProps } from "./chart-props";
import type { Mark } from "./chart-series";
import { CHART_THEME, seriesColor } from "./chart-theme";
import { ChartTooltip } from "./chart-tooltip";
import { seriesFills } from "./pattern/series-pattern";
import { shortened } from "./shortened";
import { targetLine } from "./target-line";

const MAX_TICKS = 12;

/** Vertical or horizontal bars, side by side or stacked, with the target as a line. */
export function BarsChart({ setting, data, format, onOpen }: ChartProps) {
  const { marks, series, valueAt } = data;
  const isBar = setting.chart_type === "bar";
  const rows = marks.map((mark) =>
    rowOf(
      mark.key,
      series.map((one) => [one.key, valueAt(mark, one)]),
    ),
  );
  const labels = labelsOf(marks);
  const names = namesAxis(marks, isBar);
  const values = { tickValues: 4, format: (value: number) => format.short(value) };
  const placeOf = (key: string | number) => series.findIndex((one) => one.key === key);
  return (
    <ResponsiveBar
      // Horizontal bars are drawn from the bottom; the first group belongs at the top.
      data={isBar ? rows.toReversed() : rows}
      keys={series.map(({ key }) => key)}
      indexBy="mark"
      layout={isBar ? "horizontal" : "vertical"}
      groupMode={setting.stacked ? "stacked" : "grouped"}
      animate={false}
      enableLabel={false}
      margin={{ top: 8, right: 16, bottom: 28, left: isBar ? 96 : 68 }}
      padding={0.25}
      innerPadding={series.length > 1 && !setting.stacked ? 1 : 0}
      colors={({ id }) => seriesColor(placeOf(id))}
      {...seriesFills(series.map(({ key }) => key))}
      enableGridX={isBar}
      enableGridY={!isBar}
      gridXValues={4}
      gridYValues={4}
      axisLeft={isBar ? names : values}
      axisBottom={isBar ? values : names}
      markers={targetLine(setting.target, isBar ? "x" : "y")}
      theme={CHART_THEME}
      onClick={({ id, indexValue }) => {
        const mark = marks.find(({ key }) => key === indexValue);
        const one = series[placeOf(id)];
        if (mark && one) onOpen(mark, one);
      }}
      tooltip={({ id, indexValue, value }) => (
        <ChartTooltip
          color={seriesColor(placeOf(id))}
          label={[labels.get(String(indexValue)), series.length > 1 && series[placeOf(id)]?.label]
            .filter(Boolean)
            .join(" · ")}
          value={format.full(value)}
        />
      )}
    />
  );
}

/** A series without a value has no bar. */
const rowOf = (mark: string, cells: [string, number | null][]): BarDatum => ({
  mark,
  ...Object.fromEntries(cells.filter(([, value]) => value !== null).map(([key, value]) => [key, value ?? 0])),
});

const labelsOf = (marks: readonly Mark[]) => new Map(marks.map(({ key, label }) => [key, label]));

/** An axis has room for all names beside horizontal bars, and for some below vertical ones. */
function namesAxis(marks: readonly Mark[], isBar: boolean) {
  const labels = labelsOf(marks);
  const every = isBar ? 1 : Math.ceil(marks.length / MAX_TICKS);
  return {
    tickValues: marks.filter((_, place) => place % every === 0).map(({ key }) => key),
    format: (key: string) => shortened(labels.get(key) ?? "", isBar ? 9 : 10),
  };
}
