import type { LineGenerator } from "@nivo/line";
import { seriesColor } from "../chart-theme";
import { seriesPattern } from "./series-pattern";

const WIDTH = 2;

/** What nivo knows of the lines when it draws a layer. */
type Drawn = {
  series: readonly {
    id: string | number;
    data: readonly { position: { x: number; y: number } }[];
  }[];
  lineGenerator: LineGenerator;
};

/** The lines of a chart: one whose colour was there before is dashed. */
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
