import { expect, test } from "vitest";
import { CHART_COLORS } from "./colors";

const PANELS = { light: "#ffffff", dark: "#181d1e" };

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

/** The relative luminance of WCAG 2. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.entries(CHART_COLORS))("the chart colour %s stands out from the panel, light and dark", (_, color) => {
  expect(contrast(color.light, PANELS.light)).toBeGreaterThanOrEqual(3);
  expect(contrast(color.dark, PANELS.dark)).toBeGreaterThanOrEqual(3);
});

test("series that lie side by side differ by their lightness or their hue", () => {
  for (const theme of ["light", "dark"] as const) {
    const shades = Object.values(CHART_COLORS).map((color) => color[theme]);
    expect(new Set(shades).size).toBe(shades.length);
  }
});
