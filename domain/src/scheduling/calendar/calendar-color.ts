/** The color of a calendar without one (docs/product/scheduling-calendars.md#calendar). */
export const DEFAULT_CALENDAR_COLOR = "#555555";

const PALETTE = [
  "#0f766e",
  "#1d4ed8",
  "#7c3aed",
  "#be185d",
  "#b91c1c",
  "#c2410c",
  "#a16207",
  "#4d7c0f",
  "#0e7490",
  "#4338ca",
] as const;

/** The color of a calendar without one from its provider, by its position in the list. */
export const calendarColor = (index: number): string => PALETTE[index % PALETTE.length] ?? DEFAULT_CALENDAR_COLOR;
