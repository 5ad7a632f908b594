import { CHART_COLORS } from "../../../ui/theme/colors";
import { seriesColor } from "../chart-theme";

const COUNT = Object.keys(CHART_COLORS).length;
const SPACING = 6;
/** The directions of the stripes, in degrees; later rounds of the colors have denser ones. */
const ROTATIONS = [-45, 45, 0, 90];

/** Stripes that tell a series apart from earlier ones of the same color; undefined while no color repeats. */
export function seriesPattern(place: number): { rotation: number; spacing: number; dash: string } | undefined {
  const round = Math.floor(place / COUNT);
  if (round === 0) return undefined;
  const rotation = ROTATIONS[(round - 1) % ROTATIONS.length] ?? 0;
  const spacing = round > ROTATIONS.length ? SPACING / 2 : SPACING;
  return { rotation, spacing, dash: `${round * 3} 3` };
}

type Node = { id?: unknown; data?: { id?: unknown } };

/** The patterns of a chart's series in nivo's format, and the pattern of each series. */
export function seriesFills(keys: readonly string[]) {
  const patterned = keys.flatMap((key, place) => {
    const pattern = seriesPattern(place);
    return pattern ? [{ key, place, pattern }] : [];
  });
  return {
    defs: patterned.map(({ place, pattern }) => ({
      ...{ id: `series-${place}`, type: "patternLines", lineWidth: 2 },
      ...{ background: seriesColor(place), color: "var(--chakra-colors-bg-panel)" },
      ...{ rotation: pattern.rotation, spacing: pattern.spacing },
    })),
    fill: patterned.map(({ key, place }) => ({
      match: (node: Node) => String(node.data?.id ?? node.id) === key,
      id: `series-${place}`,
    })),
  };
}

/** The same pattern as a CSS background, for legends. */
export function seriesBackground(place: number): string {
  const pattern = seriesPattern(place);
  const color = seriesColor(place);
  if (!pattern) return color;
  const [line, step] = [pattern.spacing / 3, pattern.spacing];
  return `repeating-linear-gradient(${pattern.rotation}deg, ${color} 0 ${step - line}px, var(--chakra-colors-bg-panel) ${step - line}px ${step}px)`;
}
