import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandColors, contrast, contrasting } from "./colors";

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
  ])("of %s and %s is %f", (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 2));
});

it.each([
  ["#0f766e", "#ffffff"],
  ["#ffee00", "#000000"],
])("on %s stands %s", (color, text) => expect(contrasting(color)).toBe(text));

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

it.each([
  ["light", "#ffffff"],
  ["dark", "#181d1e"],
] as const)("any colour is readable in the %s look", (theme, panel) =>
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
