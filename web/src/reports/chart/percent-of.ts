/** What part of a whole a value is, in per cent with one decimal; null without a whole. */
export function percentOf(value: number | null, whole: number | null): number | null {
  if (value === null || whole === null || whole === 0) return null;
  return Math.round((value / whole) * 1000) / 10;
}
