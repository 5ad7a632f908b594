import { DAY_MS, type Interval, MINUTE_MS, overlaps, widen } from "./interval";
import { limitedRange, startsWithinLimits } from "./meeting-limits";
import { minimumNoticeEnd } from "./minimum-notice";
import { type BusyTimes, daysAround, freeStarts, gridStarts, mergedWorkingTime, type Offer } from "./slots";
import { startsInside } from "./starts";
import { workingDays } from "./working-time";
import { localDay } from "./zone";

export const REFUSALS = [
  "past",
  "short_notice",
  "outside_window",
  "day_off",
  "holiday",
  "outside_hours",
  "not_on_grid",
  "busy",
  "buffer",
  "limit",
] as const;

/** Why a page does not offer a time; `from` and `to` are the time that blocks it, in epoch milliseconds. */
export type Refusal = { reason: (typeof REFUSALS)[number]; from?: number; to?: number };

/**
 * Why a host can't be booked at a time, by the same functions as `freeSlots`: empty exactly if `freeSlots` offers the
 * time. The decisive reason comes first.
 */
export function explainTime(offer: Offer, startMs: number, now: number, taken: BusyTimes): Refusal[] {
  const slot = { start: startMs, end: startMs + offer.length * MINUTE_MS };
  const refusals = [...noticeRefusals(offer, startMs, now), ...workRefusals(offer, slot)];
  return [...refusals, ...takenRefusals(offer, slot, taken)];
}

function noticeRefusals(offer: Offer, startMs: number, now: number): Refusal[] {
  const first = minimumNoticeEnd(offer, now);
  if (startMs >= first) return [];
  return [startMs < now ? { reason: "past" } : { reason: "short_notice", to: first }];
}

function workRefusals(offer: Offer, slot: Interval): Refusal[] {
  const { window, timezone, date_overrides = [], days_off } = offer;
  const day = localDay(timezone, slot.start);
  if ((window.start !== null && day < window.start) || (window.end !== null && day > window.end))
    return [{ reason: "outside_window" }];
  const instant = { start: slot.start, end: slot.start + 1 };
  const days = workingDays(offer, daysAround(offer, instant));
  if (gridStarts(offer, days, instant).length > 0) return [];
  if (startsInside([slot.start], slot.end - slot.start, mergedWorkingTime(days)).length > 0)
    return [{ reason: "not_on_grid" }];
  const isOpen = days.some((one) => one.day === day && one.pieces.length > 0);
  if (isOpen) return [{ reason: "outside_hours" }];
  const isHoliday = days_off?.has(day) && !date_overrides.some((one) => one.day === day);
  return [{ reason: isHoliday ? "holiday" : "day_off" }];
}

function takenRefusals(offer: Offer, slot: Interval, taken: BusyTimes): Refusal[] {
  if (freeStarts(offer, [slot.start], taken).length > 0) return [];
  const all = [...taken.busy, ...(taken.joinable ?? [])];
  const busy = all.filter((one) => overlaps(one, slot)).map((one) => at("busy", one));
  const around = widen(slot, offer.buffer);
  const near = [
    ...all.filter((one) => !overlaps(one, slot) && overlaps(one, around)),
    ...taken.held.filter((one) => overlaps(one, slot)),
  ].map((one) => at("buffer", one));
  if (busy.length > 0) return busy;
  if (near.length > 0) return near;
  const isWithin = startsWithinLimits(offer, [slot.start], taken.starts ?? []).length > 0;
  const range = limitedRange(offer, slot.start) ?? { start: slot.start, end: slot.start + DAY_MS };
  return isWithin ? [] : [at("limit", range)];
}

const at = (reason: Refusal["reason"], { start, end }: Interval): Refusal => ({ reason, from: start, to: end });
