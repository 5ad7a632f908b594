import { createSystem, defaultConfig, defineConfig } from "@chakra-ui/react";
import { colors, semanticColors } from "./colors";
import { button, input, menu, nativeSelect, table, textarea } from "./controls";

const SANS =
  '"Pretendard Variable", Pretendard, -apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", "Segoe UI", system-ui, sans-serif';

const config = defineConfig({
  globalCss: {
    html: { colorPalette: "brand", wordBreak: "keep-all", overflowWrap: "break-word" },
    body: { minH: "100dvh", textStyle: "sm" },
    "*, *::before, *::after": {
      fontFeatureSettings: "normal",
      // Runs once: an endless pulse flickers and keeps the compositor busy.
      _motionReduce: {
        animationDuration: "1ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "1ms !important",
      },
    },
  },
  theme: {
    tokens: {
      colors,
      fonts: { body: { value: SANS }, heading: { value: SANS } },
      radii: { control: { value: "6px" }, card: { value: "10px" } },
      sizes: { sidebar: { value: "15rem" }, form: { value: "30rem" }, page: { value: "72rem" } },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: "{radii.xs}" }, l2: { value: "{radii.control}" }, l3: { value: "{radii.card}" } },
    },
    recipes: { button, input, textarea },
    slotRecipes: { nativeSelect, menu, table },
  },
});

export const system = createSystem(defaultConfig, config);
