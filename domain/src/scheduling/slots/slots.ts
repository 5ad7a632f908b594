import { AppError } from "../../shared/error";
import { isCalendarYear } from "../../shared/value";
import { MAX_SLOT_DAYS } from "../booking-page/booking-page";
import type { BufferMinutes } from "../booking-page/meeting-plan";
import { DEFAULT_SLOT_INTERVAL_MINUTES } from "../booking-page/page-settings";
import { schedulingTexts } from "../texts";
import { DAY_MS, type Interval, MINUTE_MS, merge, overlaps, widen } from "./interval";
import { type MeetingLimits, startsWithinLimits } from "./meeting-limits";
import { type MinimumNotice, minimumNoticeEnd } from "./minimum-notice";
import { type Starts, startsInside, startsOutside } from "./starts";
import { type Hours, type LocalDays, localDays, type WorkingDay, workingDays } from "./working-time";
import { addDays, dayRange, localDay } from "./zone";

/** What decides which times a page offers (docs/slots.md); all days and wall-clock times are those of its zone. */
export type Offer = Hours &
  MeetingLimits & {
    /** The days on which a meeting may start, both included; an open end is null. */
    window: { start: string | null; end: string | null };
    /** The short notice. */
    offset: MinimumNotice;
    buffer: BufferMinutes;
    /** Minutes. */
    length: number;
    /** Minutes between two times on the grid; every half hour where it is absent. */
    interval?: number;
  };

/**
 * When a host is taken. `busy` is kept at a distance of the page's own buffers, `held` (other meetings with their own
 * buffers around them) at none: two meetings end up apart by the larger of the two buffers, never by their sum.
 * `starts` are those of the host's meetings of this very page, which the limits count; they need no order.
 */
export type BusyTimes = {
  busy: readonly Interval[];
  held: readonly Interval[];
  starts?: readonly number[];
  /** Meetings of this very page with a seat left, none of which is in `busy`: they can be joined, and block otherwise. */
  joinable?: readonly Interval[];
};

/**
 * The times that a page offers between two instants and at which its host is free: they start every `interval` from the
 * start of a piece of working time, fit into working time (which may run over midnight), start on a day of the page's
 * window, not before the short notice is over, and within the limits.
 */
export function freeSlots(offer: Offer, range: Interval, now: number, taken: BusyTimes): Interval[] {
  const bookableRange = withoutMinimumNotice(offer, range, now);
  return toSlots(
    offer,
    freeStarts(offer, gridStarts(offer, workingDays(offer, daysAround(offer, bookableRange)), bookableRange), taken),
  );
}

/** Whether a time is not blocked; `isWithinLimits` checks the limits. */
export function isFree(slot: Interval, buffer: BufferMinutes, { busy, held, joinable = [] }: BusyTimes): boolean {
  const others = joinable.filter(({ start }) => start !== slot.start);
  return (
    ![...busy, ...others].some((one) => overlaps(one, widen(slot, buffer))) && !held.some((one) => overlaps(one, slot))
  );
}

/** Whether a host may take one more meeting of the page on the local day, week and month in which a time starts. */
export const isWithinLimits = (offer: Offer, startMs: number, starts: readonly number[]): boolean =>
  startsWithinLimits(offer, [startMs], starts).length > 0;

/**
 * The instants of a request for days, both included. They are the invitee's days: a page's own days (its window,
 * hours, overrides, limit) are those of its own zone.
 * @throws BAD_REQUEST when there are more than MAX_SLOT_DAYS, the last is before the first, or no calendar has them
 */
export function requestedRange({ start, end, timezone }: { start: string; end: string; timezone: string }): Interval {
  const dayCount = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  if (!isCalendarYear(start) || !isCalendarYear(end)) throw new AppError("BAD_REQUEST", schedulingTexts.farRange);
  if (dayCount < 1) throw new AppError("BAD_REQUEST", schedulingTexts.endBeforeStart);
  if (dayCount > MAX_SLOT_DAYS) throw new AppError("BAD_REQUEST", schedulingTexts.tooLongRange);
  return dayRange(timezone, start, end);
}

/** A range without the part that the short notice excludes. */
export const withoutMinimumNotice = (offer: Offer, { start, end }: Interval, now: number): Interval => ({
  start: Math.max(start, minimumNoticeEnd(offer, now)),
  end,
});

/**
 * Every day whose working time a meeting that starts in the range can touch: meetings last 12 hours at most, zones
 * have skipped days, and have gone back to the day before at midnight.
 */
export const daysAround = ({ timezone }: Offer, { start, end }: Interval): LocalDays =>
  start >= end
    ? { days: [], stretches: [] }
    : localDays(timezone, addDays(localDay(timezone, start), -1), addDays(localDay(timezone, end - 1), 2));

/** The starts on the grid of some days of work at which a meeting fits, in the range and on days of the window. */
export function gridStarts(offer: Offer, days: readonly WorkingDay[], { start, end }: Interval): number[] {
  const { window, length, interval = DEFAULT_SLOT_INTERVAL_MINUTES } = offer;
  const starts: number[] = [];
  for (const { day, pieces } of days) {
    if (day < (window.start ?? day) || day > (window.end ?? day)) continue;
    for (const piece of pieces)
      for (let at = piece.start; at < piece.end && at < end; at += interval * MINUTE_MS)
        if (at >= start) starts.push(at);
  }
  return startsInside(
    starts.sort((a, b) => a - b),
    length * MINUTE_MS,
    mergedWorkingTime(days),
  );
}

/** The working time of all days as one list, merged. */
export const mergedWorkingTime = (days: readonly WorkingDay[]): Interval[] =>
  merge(days.flatMap(({ pieces }) => pieces));

/** The sorted starts at which a host is free and within the limits, or has a meeting with a free seat. */
export function freeStarts(offer: Offer, starts: Starts, taken: BusyTimes): number[] {
  const { joinable = [] } = taken;
  const blocked = joinable.length > 0 ? { ...taken, busy: [...taken.busy, ...joinable] } : taken;
  const free = startsWithinLimits(offer, startsApart(offer, starts, blocked), taken.starts ?? []);
  if (joinable.length === 0) return free;
  const seated = new Set(joinable.map(({ start }) => start));
  const joined = startsApart(
    offer,
    starts.filter((start) => seated.has(start)),
    taken,
  );
  return [...new Set([...free, ...joined])].sort((a, b) => a - b);
}

/** The starts at which no other time blocks a meeting. */
function startsApart(offer: Offer, starts: Starts, taken: BusyTimes): number[] {
  const lengthMs = offer.length * MINUTE_MS;
  const around = { beforeMs: offer.buffer.head * MINUTE_MS, afterMs: lengthMs + offer.buffer.tail * MINUTE_MS };
  const apart = startsOutside(starts, around, merge(taken.busy));
  return startsOutside(apart, { beforeMs: 0, afterMs: lengthMs }, merge(taken.held));
}

export const toSlots = ({ length }: Offer, starts: Starts): Interval[] =>
  starts.map((start) => ({ start, end: start + length * MINUTE_MS }));
