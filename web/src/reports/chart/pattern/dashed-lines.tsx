import type { LineGenerator } from "@nivo/line";
import { seriesColor } from "../chart-theme";
import { seriesPattern } from "./series-pattern";

const WIDTH = 2;

/** The part of a nivo layer's props that is used. */
type Drawn = {
  series: readonly {
    id: string | number;
    data: readonly { position: { x: number; y: number } }[];
  }[];
  lineGenerator: LineGenerator;
};

/** Draws a chart's lines. If a line's color is already in use by an earlier one, it is dashed. */
export const dashedLines =
  (placeOf: (key: string | number) => number) =>
  ({ series, lineGenerator }: Drawn) =>
    series.map(({ id, data }) => (
      <path
        key={String(id)}
        d={lineGenerator(data.map(({ position }) => position)) ?? ""}
        fill="none"
        stroke={seriesColor(placeOf(id))}
        strokeWidth={WIDTH}
        {...(seriesPattern(placeOf(id)) && { strokeDasharray: seriesPattern(placeOf(id))?.dash })}
      />
    ));
