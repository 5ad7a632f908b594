import { contrast, MIN_TEXT_CONTRAST } from "../../shared/color/contrast";

/** White where it can be read on a background, else a dark color. */
export const textOn = (background: string): string =>
  ["#ffffff", "#18181b"].find((color) => contrast(color, background) >= MIN_TEXT_CONTRAST) ?? "#000000";
