/** nivo in the product's colors. */
export const CHART_THEME = {
  text: { fill: "var(--chakra-colors-fg-muted)", fontSize: 12 },
  grid: { line: { stroke: "var(--chakra-colors-border)" } },
  axis: { domain: { line: { stroke: "var(--chakra-colors-border-emphasized)" } } },
} as const;

/** The color of a figure: submissions are paler than bookings. */
export const colorOf = (figure: string | number): string =>
  `var(--chakra-colors-${figure === "booked" ? "brand-solid" : "border-emphasized"})`;
