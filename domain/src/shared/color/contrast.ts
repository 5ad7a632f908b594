import { rgbOf } from "./rgb-of";

/** The contrast that WCAG 2.2 AA asks of text. */
export const MIN_TEXT_CONTRAST = 4.5;
/** What it asks of marks, such as the ring that shows the focus. */
export const MIN_MARK_CONTRAST = 3;

/** The contrast of two colors by WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is easier to read on a background. */
export const blackOrWhiteOn = (background: string): "#000000" | "#ffffff" =>
  contrast(background, "#ffffff") >= contrast(background, "#000000") ? "#ffffff" : "#000000";
