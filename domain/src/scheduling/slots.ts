import { AppError } from "../shared/error";
import {
  type BookingPageOptions,
  MAX_SLOT_DAYS,
  SLOT_INTERVAL_MINUTES,
  WEEKDAYS,
  type WorkingHours,
  type WorkingSpan,
} from "./booking-page";
import { DAY_MS, HOUR_MS, type Interval, MINUTE_MS, merge, overlaps, widen } from "./interval";
import { schedulingTexts } from "./texts";
import { addDays, dayRange, daysBetween, localDay, zonedDay } from "./zone";

/** What decides which times a page offers. */
export type Offer = Pick<BookingPageOptions, "timezone" | "working_hours" | "window" | "offset" | "buffer" | "length">;

/**
 * When a host is taken. `busy` is kept at a distance of the page's own buffers, `held` (other meetings with their own
 * buffers around them) at none: two meetings end up apart by the larger of the two buffers, never by their sum.
 */
export type Taken = { busy: readonly Interval[]; held: readonly Interval[] };

/** The short notice in milliseconds; a day counts 24 hours. */
const noticeMs = ({ value, unit }: Offer["offset"]): number => value * (unit === "h" ? HOUR_MS : DAY_MS);

/**
 * The times that a page offers between two instants, whoever is busy: they start every SLOT_INTERVAL_MINUTES from the
 * start of a working span, fit into working time (which may run over midnight), start on a day of the page's window,
 * and not before the short notice is over. Working hours are wall-clock times of the page's zone.
 */
export function offeredSlots(offer: Offer, range: Interval, now: number): Interval[] {
  const lengthMs = offer.length * MINUTE_MS;
  const earliest = Math.max(range.start, now + noticeMs(offer.offset));
  if (earliest >= range.end) return [];
  const zone = offer.timezone;
  // A meeting lasts 12 hours at most, and a zone may have skipped a day.
  const days = daysBetween(localDay(zone, earliest), addDays(localDay(zone, range.end - 1), 2));
  const spans = days.map((day) => ({ day, pieces: workingTime(zone, offer.working_hours, day) }));
  const working = merge(spans.flatMap(({ pieces }) => pieces));
  return spans
    .filter(({ day }) => isInWindow(offer.window, day))
    .flatMap(({ pieces }) => pieces.flatMap((piece) => startsIn(piece)))
    .filter((start) => start >= earliest && start < range.end)
    .map((start) => ({ start, end: start + lengthMs }))
    .filter((slot) => working.some(({ start, end }) => start <= slot.start && slot.end <= end));
}

/** The offered times at which the host is free. */
export function freeSlots(offer: Offer, range: Interval, now: number, taken: Taken): Interval[] {
  const busy = merge(taken.busy);
  const held = merge(taken.held);
  return offeredSlots(offer, range, now).filter(
    (slot) => !overlapsAny(widen(slot, offer.buffer), busy) && !overlapsAny(slot, held),
  );
}

/** Whether a page offers exactly this time; who is busy is another question. */
export const isOffered = (offer: Offer, slot: Interval, now: number): boolean =>
  offeredSlots(offer, { start: slot.start, end: slot.start + 1 }, now).some(({ end }) => end === slot.end);

export const isFree = (slot: Interval, buffer: Offer["buffer"], { busy, held }: Taken): boolean =>
  !busy.some((one) => overlaps(one, widen(slot, buffer))) && !held.some((one) => overlaps(one, slot));

/**
 * The instants of a request for days, both included.
 * @throws BAD_REQUEST when there are more than MAX_SLOT_DAYS, or the last is before the first
 */
export function askedRange({ start, end, timezone }: { start: string; end: string; timezone: string }): Interval {
  const dayCount = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  if (dayCount < 1 || dayCount > MAX_SLOT_DAYS) throw new AppError("BAD_REQUEST", schedulingTexts.tooLongRange);
  return dayRange(timezone, start, end);
}

/** The working time of one local day: spans that touch are one, and a change of clocks inside parts them. */
export function workingTime(zone: string, hours: WorkingHours, day: string): Interval[] {
  const { midnightMs, stretches } = zonedDay(zone, day);
  const spans = hours[weekdayOf(midnightMs)].map(toClock);
  return merge(
    stretches.flatMap((stretch) =>
      spans.map((span) => ({
        start: Math.max(stretch.start, midnightMs + span.start - stretch.offsetMs),
        end: Math.min(stretch.end, midnightMs + span.end - stretch.offsetMs),
      })),
    ),
  );
}

const startsIn = ({ start, end }: Interval): number[] =>
  Array.from(
    { length: Math.ceil((end - start) / (SLOT_INTERVAL_MINUTES * MINUTE_MS)) },
    (_, i) => start + i * SLOT_INTERVAL_MINUTES * MINUTE_MS,
  );

const isInWindow = ({ start, end }: Offer["window"], day: string): boolean =>
  (start === null || start <= day) && (end === null || day <= end);

/** 1970-01-01 was a Thursday; the week begins on Monday. */
const weekdayOf = (midnightMs: number) => WEEKDAYS[(((midnightMs / DAY_MS + 3) % 7) + 7) % 7] ?? "mon";

/** Milliseconds since midnight on the wall clock. */
const toClock = ({ start, end }: WorkingSpan): Interval => ({
  start: clockMs(start),
  end: end === "00:00" ? DAY_MS : clockMs(end),
});

const clockMs = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;

/** Whether an interval overlaps one of a merged list: a binary search for the first that ends after its start. */
function overlapsAny(interval: Interval, merged: readonly Interval[]): boolean {
  let low = 0;
  let high = merged.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((merged[middle]?.end ?? 0) <= interval.start) low = middle + 1;
    else high = middle;
  }
  const found = merged[low];
  return found !== undefined && overlaps(found, interval);
}
