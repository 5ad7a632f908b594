/** A proposed time in epoch milliseconds; `key` is stable while it is moved. */
export type ProposedTime = { key: string; start: number; end: number };
export type TimeRange = Pick<ProposedTime, "start" | "end">;

export const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The length of a time created by a click, or by the add button. */
export const DEFAULT_LENGTH_MS = 30 * MINUTE_MS;

/** Why a time cannot be suggested; undefined if it can. */
export function problemOf({ start, end }: TimeRange, nowMs: number): "past" | "order" | "tooLong" | undefined {
  if (end <= start) return "order";
  if (start <= nowMs) return "past";
  return end - start > DAY_MS / 2 ? "tooLong" : undefined;
}

const isSame = (a: TimeRange, b: TimeRange): boolean => a.start === b.start && a.end === b.end;

const inOrder = (times: readonly ProposedTime[]): ProposedTime[] => times.toSorted((a, b) => a.start - b.start);

/** Adds a time, or moves the one with its key; duplicates are ignored. */
export const withTime = (times: readonly ProposedTime[], time: ProposedTime): ProposedTime[] => {
  const others = times.filter(({ key }) => key !== time.key);
  return others.some((one) => isSame(one, time)) ? [...times] : inOrder([...others, time]);
};

/** The next time of the add button: right after the last one with the same length, else tomorrow at this hour. */
export function nextTime(times: readonly ProposedTime[], nowMs: number): TimeRange {
  const last = times.at(-1);
  if (last && last.end > nowMs) return { start: last.end, end: last.end + (last.end - last.start) };
  const start = Math.ceil((nowMs + DAY_MS) / DEFAULT_LENGTH_MS) * DEFAULT_LENGTH_MS;
  return { start, end: start + DEFAULT_LENGTH_MS };
}
