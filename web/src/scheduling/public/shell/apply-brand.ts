/** The brand's colour in place of the product's, where text on it and beside it stays legible. */
export function applyBrand(color: string | null): void {
  if (color === null) return;
  const { style } = document.documentElement;
  style.setProperty("--brand", color);
  style.setProperty("--brand-hover", `color-mix(in srgb, ${color} 88%, black)`);
  style.setProperty("--brand-contrast", contrastOf(color));
  // Tints keep to the panel and texts to the foreground, so that they stay legible with any colour, light and dark.
  style.setProperty("--brand-fg", mix(color, 25, "--fg"));
  style.setProperty("--brand-subtle", mix(color, 8, "--panel"));
  style.setProperty("--brand-free", mix(color, 12, "--panel"));
  style.setProperty("--brand-muted", mix(color, 20, "--panel"));
  style.setProperty("--brand-border", mix(color, 60, "--emphasized"));
}

const mix = (color: string, percent: number, token: string) =>
  `color-mix(in srgb, ${color} ${percent}%, var(${token}))`;

/** Black or white: whichever is easier to read on a colour (WCAG's relative luminance). */
export function contrastOf(color: string): "#000000" | "#ffffff" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? "#000000" : "#ffffff";
}
