import { ResponsivePie } from "@nivo/pie";
import type { ChartProps } from "./chart-props";
import { CHART_THEME, seriesColor } from "./chart-theme";
import { ChartTooltip } from "./chart-tooltip";
import { seriesFills } from "./pattern/series-pattern";
import { shortened } from "./shortened";

/** The share from which a slice has room for its label. */
const LABELLED_DEGREES = 12;

/** A slice for each group, with its share of the whole. */
export function PieChart({ data, format, onOpen }: ChartProps) {
  const { marks, series, valueAt } = data;
  const [only] = series;
  if (!only) return null;
  const slices = marks.map((mark) => ({ id: mark.key, label: mark.label, value: valueAt(mark, only) ?? 0 }));
  const sum = slices.reduce((total, { value }) => total + value, 0);
  const placeOf = (id: string | number) => marks.findIndex(({ key }) => key === id);
  const shareOf = (value: number) => (sum > 0 ? ` (${Math.round((value / sum) * 1000) / 10}%)` : "");
  return (
    <ResponsivePie
      data={slices}
      animate={false}
      margin={{ top: 20, right: 84, bottom: 20, left: 84 }}
      innerRadius={0.55}
      padAngle={0.7}
      cornerRadius={2}
      colors={({ id }) => seriesColor(placeOf(id))}
      {...seriesFills(marks.map(({ key }) => key))}
      enableArcLabels={false}
      arcLinkLabel={({ label }) => shortened(String(label), 9)}
      arcLinkLabelsSkipAngle={LABELLED_DEGREES}
      arcLinkLabelsTextColor="var(--chakra-colors-fg-muted)"
      arcLinkLabelsColor={{ from: "color" }}
      arcLinkLabelsDiagonalLength={10}
      arcLinkLabelsStraightLength={8}
      theme={CHART_THEME}
      onClick={({ id }) => {
        const mark = marks[placeOf(id)];
        if (mark) onOpen(mark, only);
      }}
      tooltip={({ datum }) => (
        <ChartTooltip
          color={seriesColor(placeOf(datum.id))}
          label={String(datum.label)}
          value={`${format.full(datum.value)}${shareOf(datum.value)}`}
        />
      )}
    />
  );
}
