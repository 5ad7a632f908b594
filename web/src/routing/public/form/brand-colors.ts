import { blackOrWhiteOn, MIN_MARK_CONTRAST } from "@dure/domain/shared/color/contrast";
import { mixColors } from "@dure/domain/shared/color/mix-colors";
import { readableOn } from "@dure/domain/shared/color/readable-on";

/** The panel colors of the light and the dark theme (ui/public/styles/tokens.css). */
const PANELS = { light: "#ffffff", dark: "#181d1e" } as const;

/** The page's colors as CSS variables, made from the brand's color (`#rrggbb`) so that all texts stay readable. */
export function brandColors(primary: string, theme: keyof typeof PANELS): Record<string, string> {
  const panel = PANELS[theme];
  const text = blackOrWhiteOn(primary);
  return {
    "--brand": primary,
    "--brand-contrast": text,
    // Mixed away from the text's color, so that the text stays readable.
    "--brand-hover": mixColors(primary, text === "#ffffff" ? "#000000" : "#ffffff", 0.15),
    "--brand-fg": readableOn(primary, panel),
    "--ring": readableOn(primary, panel, MIN_MARK_CONTRAST),
  };
}
