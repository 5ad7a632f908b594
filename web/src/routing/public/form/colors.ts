type Rgb = readonly [red: number, green: number, blue: number];

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const STEPS = 20;

/** As WCAG 2.2 asks of text, and of what shows that a control has the focus. */
const TEXT_RATIO = 4.5;
const MARK_RATIO = 3;

/** The panels of both looks (ui/public/styles/tokens.css). */
const PANELS = { light: "#ffffff", dark: "#181d1e" } as const;

/** The page's colours as CSS variables for a brand's own colour (`#rrggbb`): readable, whatever it is. */
export function brandColors(primary: string, theme: keyof typeof PANELS): Record<string, string> {
  const panel = PANELS[theme];
  const text = contrasting(primary);
  return {
    "--brand": primary,
    "--brand-contrast": text,
    // Away from its text, so that this stays readable.
    "--brand-hover": mixed(primary, text === "#ffffff" ? BLACK : WHITE, 0.15),
    "--brand-fg": readable(primary, panel, TEXT_RATIO),
    "--ring": readable(primary, panel, MARK_RATIO),
  };
}

/** Black or white, whichever is easier to read on a colour. */
export const contrasting = (color: string): "#000000" | "#ffffff" =>
  contrast(color, "#ffffff") >= contrast(color, "#000000") ? "#ffffff" : "#000000";

/** The colour itself, or the next one like it that reads on the background. */
function readable(color: string, background: string, ratio: number): string {
  const away = contrasting(background) === "#ffffff" ? WHITE : BLACK;
  for (let step = 0; step <= STEPS; step += 1) {
    const candidate = mixed(color, away, step / STEPS);
    if (contrast(candidate, background) >= ratio) return candidate;
  }
  return contrasting(background);
}

/** The ratio of two colours' luminance, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixed(color: string, into: Rgb, share: number): string {
  const parts = rgbOf(color).map((part, index) => Math.round(part + ((into[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const rgbOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
