import { blackOrWhiteOn } from "@dure/domain/shared/color/contrast";

/** Replaces the product's color with the brand's, and keeps text on it and beside it legible. */
export function applyBrand(color: string | null): void {
  if (color === null) return;
  const { style } = document.documentElement;
  style.setProperty("--brand", color);
  style.setProperty("--brand-hover", `color-mix(in srgb, ${color} 88%, black)`);
  style.setProperty("--brand-contrast", blackOrWhiteOn(color));
  // Tints keep to the panel and texts to the foreground, so that they stay legible with any color, light and dark.
  style.setProperty("--brand-fg", mix(color, 25, "--fg"));
  style.setProperty("--brand-subtle", mix(color, 8, "--panel"));
  style.setProperty("--brand-free", mix(color, 12, "--panel"));
  style.setProperty("--brand-muted", mix(color, 20, "--panel"));
  style.setProperty("--brand-border", mix(color, 60, "--emphasized"));
}

const mix = (color: string, percent: number, token: string) =>
  `color-mix(in srgb, ${color} ${percent}%, var(${token}))`;
