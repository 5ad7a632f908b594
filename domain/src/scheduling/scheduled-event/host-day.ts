import { z } from "zod";
import { Id } from "../../shared/value";
import { type Interval, MINUTE_MS, toInterval, utcDays, widen } from "../slots/interval";
import { isFree, type Taken } from "../slots/slots";
import type { ScheduledEvent } from "./scheduled-event";

/**
 * A time taken on its host's day: a meeting's, one that a visitor is about to book, or one that was suggested to
 * somebody. Epoch milliseconds of the time itself, and its buffers in milliseconds.
 */
export const HeldTime = z.object({
  /** Of the event, the hold or the suggestion. */
  event_id: Id,
  /** Until when a time that nobody has booked yet is kept; a meeting's has no end. */
  expires_ms: z.int().optional(),
  /** Which page's daily limit it counts for. */
  page_id: Id.optional(),
  start_ms: z.int(),
  end_ms: z.int(),
  head_ms: z.int().nonnegative(),
  tail_ms: z.int().nonnegative(),
});
export type HeldTime = z.infer<typeof HeldTime>;

type Meeting = Pick<ScheduledEvent, "id" | "date_range" | "buffer"> & { page_id?: string };

export function heldTime({ id, date_range, buffer, page_id }: Meeting): HeldTime {
  const { start, end } = toInterval(date_range);
  return {
    event_id: id,
    ...(page_id !== undefined && { page_id }),
    start_ms: start,
    end_ms: end,
    head_ms: buffer.head * MINUTE_MS,
    tail_ms: buffer.tail * MINUTE_MS,
  };
}

/** A time on the days of everybody who takes it. */
export type Claim = { time: HeldTime; hostIds: readonly string[] };

/** Nothing for a cancelled meeting. */
export const claimOf = (event: ScheduledEvent): Claim | undefined =>
  event.cancellation ? undefined : { time: heldTime(event), hostIds: event.host_ids };

/**
 * The UTC days a meeting with its buffers touches. Two meetings that are too close share one of them, since the
 * buffer of one then reaches into the other: their documents are what bookings are serialised by.
 */
export const hostDays = (interval: Interval, buffer: ScheduledEvent["buffer"]): string[] =>
  utcDays(widen(interval, buffer));

export const daysOf = ({ start_ms, end_ms, head_ms, tail_ms }: HeldTime): string[] =>
  utcDays({ start: start_ms - head_ms, end: end_ms + tail_ms });

/** Whose times don't count: those of the meeting that is about to move, and of the visitor's own hold. */
export type Seen = { nowMs: number; except?: readonly (string | undefined)[] };

/** The times that keep a host from being booked: an expired hold does not. */
export const standing = (times: readonly HeldTime[], { nowMs, except = [] }: Seen): HeldTime[] =>
  times.filter(
    ({ event_id, expires_ms }) => (expires_ms ?? Number.POSITIVE_INFINITY) > nowMs && !except.includes(event_id),
  );

/** When the meetings of one page begin, for its daily limit. */
export const pageStarts = (times: readonly HeldTime[], pageId: string): number[] =>
  times.filter(({ page_id }) => page_id === pageId).map(({ start_ms }) => start_ms);

/** Whether nothing that was written down for a host is in the way of a time of theirs. */
export const isFreeOf = ({ start_ms, end_ms, head_ms, tail_ms }: HeldTime, others: readonly HeldTime[]): boolean =>
  isFree({ start: start_ms, end: end_ms }, { head: head_ms / MINUTE_MS, tail: tail_ms / MINUTE_MS }, takenBy(others));

/** When a host is taken by the times that were written down for them. */
export const takenBy = (times: readonly HeldTime[]): Taken => ({
  busy: times.map(({ start_ms, end_ms }) => ({ start: start_ms, end: end_ms })),
  held: times.map(({ start_ms, end_ms, head_ms, tail_ms }) => ({ start: start_ms - head_ms, end: end_ms + tail_ms })),
});
