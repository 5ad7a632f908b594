/** A stretch of time, epoch milliseconds, `end` not included. Two that only touch do not overlap. */
export type Interval = { start: number; end: number };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** Makes an interval longer by minutes at its head and its tail. */
export const widen = ({ start, end }: Interval, { head, tail }: { head: number; tail: number }): Interval => ({
  start: start - head * MINUTE_MS,
  end: end + tail * MINUTE_MS,
});

/** Sorts intervals by start, merges those that touch or overlap, and drops empty ones. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    if (start >= end) continue;
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The parts of `from` that `taken` does not cover. Both are merged first. */
export function subtract(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const holes = merge(taken);
  return merge(from).flatMap((piece) => {
    const rest: Interval[] = [];
    let start = piece.start;
    for (const hole of holes) {
      if (!overlaps(hole, { start, end: piece.end })) continue;
      if (hole.start > start) rest.push({ start, end: hole.start });
      start = hole.end;
    }
    return start < piece.end ? [...rest, { start, end: piece.end }] : rest;
  });
}

/** The intersection of two merged lists. */
export function intersect(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  const common: Interval[] = [];
  let [i, j] = [0, 0];
  for (let [one, other] = [some[i], others[j]]; one && other; [one, other] = [some[i], others[j]]) {
    if (overlaps(one, other))
      common.push({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) });
    if (one.end <= other.end) i += 1;
    else j += 1;
  }
  return common;
}

/** The UTC days (yyyy-mm-dd) that an interval touches. */
export function utcDays({ start, end }: Interval): string[] {
  const first = Math.floor(start / DAY_MS);
  const count = Math.floor((end - 1) / DAY_MS) - first + 1;
  return Array.from({ length: Math.max(1, count) }, (_, i) =>
    new Date((first + i) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Times on the wire are ISO texts in UTC. */
export const toInterval = ({ start, end }: { start: string; end: string }): Interval => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

export const toRange = ({ start, end }: Interval): { start: string; end: string } => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});
