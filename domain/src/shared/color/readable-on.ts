import { blackOrWhiteOn, contrast, MIN_TEXT_CONTRAST } from "./contrast";
import { mixColors } from "./mix-colors";

const STEPS = 20;

/** The color itself where it can be read on the background, else moved towards black or white until it can. */
export function readableOn(color: string, background: string, minContrast = MIN_TEXT_CONTRAST): string {
  const target = blackOrWhiteOn(background);
  for (let step = 0; step < STEPS; step += 1) {
    const shade = mixColors(color, target, step / STEPS);
    if (contrast(shade, background) >= minContrast) return shade;
  }
  return target;
}
