import { DAY_MS, type Interval } from "./interval";

const WEEK_MS = 7 * DAY_MS;
/** Week 0 begins on Sunday 1969-12-28, UTC (docs/product/scheduling-events.md#weeks). */
const FIRST_WEEK_MS = Date.UTC(1969, 11, 28);

export const weekOf = (atMs: number): number => Math.floor((atMs - FIRST_WEEK_MS) / WEEK_MS);

/** From the start of one week to the end of another. */
export const weeksRange = (first: number, last = first): Interval => ({
  start: FIRST_WEEK_MS + first * WEEK_MS,
  end: FIRST_WEEK_MS + (last + 1) * WEEK_MS,
});

/** The weeks that a range touches, in order. */
export function weeksIn({ start, end }: Interval): number[] {
  const first = weekOf(start);
  return Array.from({ length: Math.max(1, weekOf(end - 1) - first + 1) }, (_, i) => first + i);
}
