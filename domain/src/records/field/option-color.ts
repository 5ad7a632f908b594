import { z } from "zod";

/** The colors of options and stages, from the theme's palettes. */
export const OPTION_COLORS = [
  "gray",
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "cyan",
  "purple",
  "pink",
] as const;
export const OptionColor = z.enum(OPTION_COLORS);
export type OptionColor = z.infer<typeof OptionColor>;
