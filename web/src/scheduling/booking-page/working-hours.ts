import type { Weekday, WorkingHours, WorkingSpan } from "@dure/domain/scheduling/booking-page/booking-page";

const DAY_MINUTES = 1_440;
const STEP_MINUTES = 30;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** An end of 00:00 is the end of the day (docs/product/scheduling.md#working-hours). */
const endOf = ({ end }: WorkingSpan): number => minutesOf(end) || DAY_MINUTES;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Every half hour of a day, from 00:00 to 23:30. */
export const START_TIMES: readonly string[] = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, step) =>
  clock(step * STEP_MINUTES),
);

/** The ends in their order: from 00:30 to 00:00, which is shown as 24:00. */
export const END_TIMES: readonly string[] = [...START_TIMES.slice(1), "00:00"];
export const endLabel = (time: string): string => (time === "00:00" ? "24:00" : time);

export const isSpan = (span: WorkingSpan): boolean => minutesOf(span.start) < endOf(span);

/** Whether the spans of a day end after they start, and none overlaps another. */
export function daySpansAreApart(spans: readonly WorkingSpan[]): boolean {
  const sorted = spans.toSorted((a, b) => a.start.localeCompare(b.start));
  return sorted.every((span, index) => {
    const next = sorted[index + 1];
    return isSpan(span) && (next === undefined || endOf(span) <= minutesOf(next.start));
  });
}

/** One more span after the last: an hour later, an hour long. Undefined where the day has no room left. */
export function nextSpan(spans: readonly WorkingSpan[]): WorkingSpan | undefined {
  const last = Math.max(...spans.map(endOf), 0);
  if (spans.length === 0) return { start: "09:00", end: "18:00" };
  const start = last + 60 < DAY_MINUTES ? last + 60 : last;
  if (start + STEP_MINUTES > DAY_MINUTES) return undefined;
  return { start: clock(start), end: clock(Math.min(start + 60, DAY_MINUTES)) };
}

/** The spans of one weekday on others too. */
export const copyDay = (hours: WorkingHours, from: Weekday, to: readonly Weekday[]): WorkingHours => ({
  ...hours,
  ...Object.fromEntries(to.map((weekday) => [weekday, hours[from].map((span) => ({ ...span }))])),
});
