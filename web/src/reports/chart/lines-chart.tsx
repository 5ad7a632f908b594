import { ResponsiveWrapper } from "@nivo/core";
import { Line } from "@nivo/line";
import type { ChartProps, SizedChartProps } from "./chart-props";
import { CHART_THEME, seriesColor } from "./chart-theme";
import { ChartTooltip } from "./chart-tooltip";
import { dashedLines } from "./pattern/dashed-lines";
import { shortened } from "./shortened";
import { targetLine } from "./target-line";
import { tickKeys } from "./tick-keys";

const LONGEST_NAME = 10;
const MARGIN = { top: 8, right: 24, bottom: 28, left: 68 };

/** A line for each series, with the target as a line across. */
export function LinesChart(props: ChartProps) {
  return <ResponsiveWrapper>{(size) => <SizedLines {...props} {...size} />}</ResponsiveWrapper>;
}

function SizedLines({ setting, data, format, onOpen, width, height }: SizedChartProps) {
  const { marks, series, valueAt } = data;
  const labels = new Map(marks.map(({ key, label }) => [key, label]));
  const nameOf = (key: string) => shortened(labels.get(key) ?? "", LONGEST_NAME);
  const lowest = Math.min(0, ...marks.flatMap((mark) => series.map((one) => valueAt(mark, one) ?? 0)));
  const placeOf = (key: string | number) => series.findIndex((one) => one.key === key);
  return (
    <Line
      width={width}
      height={height}
      data={series.map((one) => ({ id: one.key, data: marks.map((mark) => ({ x: mark.key, y: valueAt(mark, one) })) }))}
      animate={false}
      margin={MARGIN}
      xScale={{ type: "point" }}
      yScale={{ type: "linear", min: lowest < 0 ? "auto" : 0, max: "auto", stacked: setting.stacked }}
      enableArea={setting.stacked}
      colors={({ id }) => seriesColor(placeOf(id))}
      layers={["grid", "markers", "axes", "areas", "crosshair", dashedLines(placeOf), "points", "mesh"]}
      pointSize={marks.length > 40 ? 0 : 6}
      enableGridX={false}
      gridYValues={4}
      axisLeft={{ tickValues: 4, format: (value) => format.short(Number(value)) }}
      axisBottom={{
        tickValues: tickKeys(marks, ({ key }) => nameOf(key), width - MARGIN.left - MARGIN.right),
        format: (key) => nameOf(String(key)),
      }}
      markers={targetLine(setting.target, "y")}
      theme={CHART_THEME}
      useMesh
      onClick={(point) => {
        if (!("seriesId" in point)) return;
        const mark = marks.find(({ key }) => key === String(point.data.x));
        const one = series[placeOf(point.seriesId)];
        if (mark && one) onOpen(mark, one);
      }}
      tooltip={({ point }) => (
        <ChartTooltip
          color={seriesColor(placeOf(point.seriesId))}
          label={[labels.get(String(point.data.x)), series.length > 1 && series[placeOf(point.seriesId)]?.label]
            .filter(Boolean)
            .join(" · ")}
          value={format.full(Number(point.data.y))}
        />
      )}
    />
  );
}
