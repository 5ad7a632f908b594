import { readableOn } from "../../shared/color/readable-on";
import type { Brand } from "../brand/brand";
import type { IsShown } from "./render-text";

/** The colors of a mail where the reader's device is dark. */
export const DARK = { body: "#111113", card: "#1c1c1f", text: "#f4f4f5", muted: "#b4b4bb", line: "#3f3f46" } as const;

/** What blocks are drawn on. */
export type RenderContext = {
  brand: Brand;
  /** Pixels between the edges. */
  width: number;
  background: string;
  text: string;
  /** A section with a color of its own looks the same on a dark device. */
  hasOwnColor: boolean;
  isShown: IsShown;
  /** The class that makes a text's color readable on a dark device; empty where nothing changes. */
  darkClass: (color: string) => string;
};

/** Collects the colors that texts use, and writes the rules that lighten them. */
export function createDarkRules() {
  const rules = new Map<string, string>();
  return {
    classOf(color: string): string {
      const name = `c${color.slice(1)}`;
      rules.set(name, readableOn(color, DARK.card));
      return name;
    },
    css: (): string => [...rules].map(([name, color]) => `.${name}{color:${color}!important}`).join(""),
  };
}
