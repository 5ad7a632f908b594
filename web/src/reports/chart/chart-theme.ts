import { CHART_COLORS } from "../../ui/theme/colors";

const COUNT = Object.keys(CHART_COLORS).length;

/**
 * The color of a series by its index. After the last color they start over, with a pattern that tells the series apart.
 */
export const seriesColor = (place: number): string => `var(--chakra-colors-chart-${(place % COUNT) + 1})`;

/** nivo in the product's colors. */
export const CHART_THEME = {
  text: { fill: "var(--chakra-colors-fg-muted)", fontSize: 12 },
  grid: { line: { stroke: "var(--chakra-colors-border)" } },
  axis: { domain: { line: { stroke: "var(--chakra-colors-border-emphasized)" } } },
  crosshair: { line: { stroke: "var(--chakra-colors-fg-muted)" } },
} as const;
