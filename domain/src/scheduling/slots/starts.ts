import type { Interval } from "./interval";

/**
 * Possible starts of meetings, as sorted epoch milliseconds. Plain numbers: a month of 50 hosts has too many for
 * objects.
 */
export type Starts = readonly number[];

/** The starts at which a meeting fits entirely into one of the merged intervals. */
export function startsInside(starts: Starts, lengthMs: number, merged: readonly Interval[]): number[] {
  let at = 0;
  return starts.filter((start) => {
    at = firstEndingAfter(merged, start, at);
    const piece = merged[at];
    return piece !== undefined && piece.start <= start && start + lengthMs <= piece.end;
  });
}

/**
 * The starts whose time, from `beforeMs` before to `afterMs` after the start, overlaps none of the merged intervals.
 */
export function startsOutside(
  starts: Starts,
  { beforeMs, afterMs }: { beforeMs: number; afterMs: number },
  merged: readonly Interval[],
): number[] {
  let at = 0;
  return starts.filter((start) => {
    at = firstEndingAfter(merged, start - beforeMs, at);
    const next = merged[at];
    return next === undefined || start + afterMs <= next.start;
  });
}

/** Both lists are sorted, so the search resumes at `from`. */
function firstEndingAfter(merged: readonly Interval[], atMs: number, from: number): number {
  let at = from;
  while ((merged[at]?.end ?? Number.POSITIVE_INFINITY) <= atMs) at += 1;
  return at;
}
