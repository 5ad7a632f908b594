import { Bar, type BarDatum } from "@nivo/bar";
import { ResponsiveWrapper } from "@nivo/core";
import type { ChartProps, SizedChartProps } from "./chart-props";
import type { ChartSeries, Mark } from "./chart-series";
import { CHART_THEME, seriesColor } from "./chart-theme";
import { ChartTooltip } from "./chart-tooltip";
import { seriesFills } from "./pattern/series-pattern";
import { shortened } from "./shortened";
import { targetLine } from "./target-line";
import { tickKeys } from "./tick-keys";

/** Vertical or horizontal bars, side by side or stacked, with the target as a line. */
export function BarsChart(props: ChartProps) {
  return <ResponsiveWrapper>{(size) => <SizedBars {...props} {...size} />}</ResponsiveWrapper>;
}

function SizedBars({ setting, data, format, onOpen, ...size }: SizedChartProps) {
  const { marks, series } = data;
  const isBar = setting.chart_type === "bar";
  const rows = marks.map((mark) => rowOf(mark, data));
  const labels = labelsOf(marks);
  const margin = { top: 8, right: 16, bottom: 28, left: isBar ? 96 : 68 };
  const names = namesAxis(marks, isBar ? undefined : size.width - margin.left - margin.right);
  const values = { tickValues: 4, format: (value: number) => format.short(value) };
  const placeOf = (key: string | number) => series.findIndex((one) => one.key === key);
  return (
    <Bar
      {...size}
      // Horizontal bars are drawn from the bottom; the first group belongs at the top.
      data={isBar ? rows.toReversed() : rows}
      keys={series.map(({ key }) => key)}
      indexBy="mark"
      layout={isBar ? "horizontal" : "vertical"}
      groupMode={setting.stacked ? "stacked" : "grouped"}
      animate={false}
      enableLabel={false}
      margin={margin}
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
const rowOf = (mark: Mark, { series, valueAt }: ChartSeries): BarDatum => ({
  mark: mark.key,
  ...Object.fromEntries(
    series.flatMap((one) => {
      const value = valueAt(mark, one);
      return value === null ? [] : [[one.key, value]];
    }),
  ),
});

const labelsOf = (marks: readonly Mark[]) => new Map(marks.map(({ key, label }) => [key, label]));

const LONGEST = { beside: 9, below: 10 };

/**
 * The axis with the marks' names: all names beside horizontal bars, and those with enough room below vertical bars.
 * @param belowPx the length of the axis below vertical bars, in pixels
 */
function namesAxis(marks: readonly Mark[], belowPx: number | undefined) {
  const labels = labelsOf(marks);
  const most = belowPx === undefined ? LONGEST.beside : LONGEST.below;
  const nameOf = (key: string) => shortened(labels.get(key) ?? "", most);
  const tickValues =
    belowPx === undefined ? marks.map(({ key }) => key) : tickKeys(marks, ({ key }) => nameOf(key), belowPx);
  return { tickValues, format: nameOf };
}
