import { contrast } from "@dure/domain/shared/color/contrast";
import fc from "fast-check";
import { expect, it } from "vitest";
import { brandColors } from "./brand-colors";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

it.each([
  ["light", "#ffffff"],
  ["dark", "#181d1e"],
] as const)("any color is readable in the %s look", (theme, panel) =>
  fc.assert(
    fc.property(hex, (primary) => {
      const colors = brandColors(primary, theme);
      const of = (name: string) => colors[name] ?? "";
      expect(of("--brand")).toBe(primary);
      expect(contrast(of("--brand-contrast"), primary)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of("--brand-contrast"), of("--brand-hover"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of("--brand-fg"), panel)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of("--ring"), panel)).toBeGreaterThanOrEqual(3);
    }),
  ),
);
