/** A time that is about to be suggested; `key` stays while it is moved. Epoch milliseconds. */
export type ProposedTime = { key: string; start: number; end: number };
export type TimeRange = Pick<ProposedTime, "start" | "end">;

export const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a click, and the first time that is added by button, make. */
export const DEFAULT_LENGTH_MS = 30 * MINUTE_MS;

/** Why a time can't be suggested; undefined when it can. */
export function problemOf({ start, end }: TimeRange, nowMs: number): "past" | "order" | "tooLong" | undefined {
  if (end <= start) return "order";
  if (start <= nowMs) return "past";
  return end - start > DAY_MS / 2 ? "tooLong" : undefined;
}

const isSame = (a: TimeRange, b: TimeRange): boolean => a.start === b.start && a.end === b.end;

const inOrder = (times: readonly ProposedTime[]): ProposedTime[] => times.toSorted((a, b) => a.start - b.start);

/** Adds a time, or puts one that has its key elsewhere; one that is there already is not suggested twice. */
export const withTime = (times: readonly ProposedTime[], time: ProposedTime): ProposedTime[] => {
  const others = times.filter(({ key }) => key !== time.key);
  return others.some((one) => isSame(one, time)) ? [...times] : inOrder([...others, time]);
};

/** The time that the add button makes: right after the last one and as long, else tomorrow at this hour. */
export function nextTime(times: readonly ProposedTime[], nowMs: number): TimeRange {
  const last = times.at(-1);
  if (last && last.end > nowMs) return { start: last.end, end: last.end + (last.end - last.start) };
  const start = Math.ceil((nowMs + DAY_MS) / DEFAULT_LENGTH_MS) * DEFAULT_LENGTH_MS;
  return { start, end: start + DEFAULT_LENGTH_MS };
}
