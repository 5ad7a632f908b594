import { contrast, MIN_MARK_CONTRAST } from "@dure/domain/shared/color/contrast";
import { expect, test } from "vitest";
import { CHART_COLORS } from "./colors";

const PANELS = { light: "#ffffff", dark: "#181d1e" };

test.each(Object.entries(CHART_COLORS))("the chart colour %s stands out from the panel, light and dark", (_, color) => {
  expect(contrast(color.light, PANELS.light)).toBeGreaterThanOrEqual(MIN_MARK_CONTRAST);
  expect(contrast(color.dark, PANELS.dark)).toBeGreaterThanOrEqual(MIN_MARK_CONTRAST);
});

test("all chart colours differ, light and dark", () => {
  for (const theme of ["light", "dark"] as const) {
    const shades = Object.values(CHART_COLORS).map((color) => color[theme]);
    expect(new Set(shades).size).toBe(shades.length);
  }
});
