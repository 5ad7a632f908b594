import { defineSemanticTokens, defineTokens } from "@chakra-ui/react";

/** A cool gray as a quiet background for data, and one accent: deep jade. */
export const colors = defineTokens.colors({
  gray: {
    "50": { value: "#f7f8f8" },
    "100": { value: "#f0f2f2" },
    "200": { value: "#e3e6e6" },
    "300": { value: "#cfd4d4" },
    "400": { value: "#98a1a2" },
    "500": { value: "#687274" },
    "600": { value: "#4e585a" },
    "700": { value: "#394143" },
    "800": { value: "#272d2f" },
    "900": { value: "#1a1f20" },
    "950": { value: "#111415" },
  },
  brand: {
    "50": { value: "#effaf7" },
    "100": { value: "#d6f1ea" },
    "200": { value: "#aee2d6" },
    "300": { value: "#7accbb" },
    "400": { value: "#46ae9b" },
    "500": { value: "#23917f" },
    "600": { value: "#0f766e" },
    "700": { value: "#0e5f59" },
    "800": { value: "#104c48" },
    "900": { value: "#113f3c" },
    "950": { value: "#062523" },
  },
});

/**
 * The colors of a chart's series, told apart without red and green, and with a contrast of 3 at least to the panel
 * behind them (web/src/ui/theme/chart-colors.test.ts).
 */
export const CHART_COLORS = {
  "1": { light: "#0f766e", dark: "#2dd4bf" },
  "2": { light: "#b45309", dark: "#fbbf24" },
  "3": { light: "#1d4ed8", dark: "#7aa8ff" },
  "4": { light: "#be185d", dark: "#f9a8d4" },
  "5": { light: "#57534e", dark: "#d6d3d1" },
  "6": { light: "#6d28d9", dark: "#b79cfb" },
  "7": { light: "#0e7490", dark: "#67e8f9" },
  "8": { light: "#854d0e", dark: "#fde68a" },
} as const;

const chart = Object.fromEntries(
  Object.entries(CHART_COLORS).map(([place, { light, dark }]) => [place, { value: { _light: light, _dark: dark } }]),
);

export const semanticColors = defineSemanticTokens.colors({
  chart,
  bg: {
    DEFAULT: { value: { _light: "{colors.white}", _dark: "{colors.gray.950}" } },
    subtle: { value: { _light: "{colors.gray.50}", _dark: "#161a1b" } },
    muted: { value: { _light: "{colors.gray.100}", _dark: "{colors.gray.900}" } },
    emphasized: { value: { _light: "{colors.gray.200}", _dark: "{colors.gray.800}" } },
    panel: { value: { _light: "{colors.white}", _dark: "#181d1e" } },
  },
  fg: {
    DEFAULT: { value: { _light: "{colors.gray.900}", _dark: "{colors.gray.100}" } },
    muted: { value: { _light: "{colors.gray.600}", _dark: "#a9b1b2" } },
    subtle: { value: { _light: "{colors.gray.500}", _dark: "#8b9596" } },
    error: { value: { _light: "{colors.red.700}", _dark: "{colors.red.300}" } },
    // The default orange has a contrast of only 3.6 on white.
    warning: { value: { _light: "{colors.orange.700}", _dark: "{colors.orange.300}" } },
  },
  border: {
    DEFAULT: { value: { _light: "{colors.gray.200}", _dark: "{colors.gray.800}" } },
    emphasized: { value: { _light: "{colors.gray.300}", _dark: "{colors.gray.700}" } },
  },
  brand: {
    contrast: { value: { _light: "{colors.white}", _dark: "{colors.white}" } },
    fg: { value: { _light: "{colors.brand.700}", _dark: "{colors.brand.300}" } },
    subtle: { value: { _light: "{colors.brand.50}", _dark: "{colors.brand.950}" } },
    muted: { value: { _light: "{colors.brand.100}", _dark: "{colors.brand.900}" } },
    emphasized: { value: { _light: "{colors.brand.200}", _dark: "{colors.brand.800}" } },
    solid: { value: { _light: "{colors.brand.600}", _dark: "{colors.brand.600}" } },
    focusRing: { value: { _light: "{colors.brand.500}", _dark: "{colors.brand.400}" } },
    border: { value: { _light: "{colors.brand.300}", _dark: "{colors.brand.700}" } },
  },
});
