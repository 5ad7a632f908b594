import type { Mark } from "./chart-series";

/** About how wide a letter of an axis is, and the space between two labels. */
const WIDE_PX = 11;
const NARROW_PX = 6.5;
const GAP_PX = 12;

/** Hangul and other letters as wide as they are high. */
const IS_WIDE = /[\u1100-\u11ff\u2e80-\uffef]/;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (IS_WIDE.test(letter) ? WIDE_PX : NARROW_PX), 0);

/**
 * The marks that are named below an axis: as many as have room, at equal distances, from the first one on.
 * @param axisPx the axis' length
 */
export function tickKeys(marks: readonly Mark[], labelOf: (mark: Mark) => string, axisPx: number): string[] {
  const widest = Math.max(0, ...marks.map((mark) => widthOf(labelOf(mark))));
  const room = Math.max(1, Math.floor(axisPx / (widest + GAP_PX)));
  const every = Math.ceil(marks.length / room);
  return marks.filter((_, place) => place % every === 0).map(({ key }) => key);
}
