const STYLE = { stroke: "var(--chakra-colors-fg)", strokeWidth: 1.5, strokeDasharray: "6 4" };

/** The line at a report's target, across a chart; none without a target. */
export const targetLine = (value: number | null, axis: "x" | "y") =>
  value === null ? [] : [{ axis, value, lineStyle: STYLE }];
