import { z } from "zod";
import { Id } from "../../shared/value";
import { type Interval, MINUTE_MS, toInterval, utcDays, widen } from "../slots/interval";
import { type BusyTimes, isFree } from "../slots/slots";
import type { ScheduledEvent } from "./scheduled-event";

/**
 * A time that is taken on a host's day: by a meeting, by a visitor's hold or by a suggestion. Epoch milliseconds of the
 * time, and its buffers in milliseconds.
 */
export const OccupiedTime = z.object({
  /** The id of the event, the hold or the suggestion. */
  event_id: Id,
  /** The end of a hold; undefined for a meeting. */
  expires_ms: z.int().optional(),
  /** The page whose daily limit it counts for. */
  page_id: Id.optional(),
  start_ms: z.int(),
  end_ms: z.int(),
  /** The session that several invitees can join, with its meeting plan; only on a page with seats. */
  session: z.object({ id: Id, plan_id: z.string() }).optional(),
  head_ms: z.int().nonnegative(),
  tail_ms: z.int().nonnegative(),
});
export type OccupiedTime = z.infer<typeof OccupiedTime>;

type Meeting = Pick<ScheduledEvent, "id" | "date_range" | "buffer"> & {
  page_id?: string;
  session_id?: string | null;
  meeting_plan?: Pick<ScheduledEvent["meeting_plan"], "id">;
};

export function toOccupiedTime({ id, date_range, buffer, page_id, session_id, meeting_plan }: Meeting): OccupiedTime {
  const { start, end } = toInterval(date_range);
  return {
    event_id: id,
    ...(page_id !== undefined && { page_id }),
    ...(session_id && { session: { id: session_id, plan_id: meeting_plan?.id ?? "" } }),
    start_ms: start,
    end_ms: end,
    head_ms: buffer.head * MINUTE_MS,
    tail_ms: buffer.tail * MINUTE_MS,
  };
}

/** A time on the days of all its hosts. */
export type Claim = { time: OccupiedTime; hostIds: readonly string[] };

/** undefined for a canceled meeting. */
export const claimOf = (event: ScheduledEvent): Claim | undefined =>
  event.cancellation ? undefined : { time: toOccupiedTime(event), hostIds: event.host_ids };

/**
 * The UTC days that a meeting with its buffers touches. Two meetings that are too close share a day, since the buffer
 * of one reaches into the other. So the documents of these days serialise bookings.
 */
export const hostDays = (interval: Interval, buffer: ScheduledEvent["buffer"]): string[] =>
  utcDays(widen(interval, buffer));

export const daysOf = ({ start_ms, end_ms, head_ms, tail_ms }: OccupiedTime): string[] =>
  utcDays({ start: start_ms - head_ms, end: end_ms + tail_ms });

/** The moment, and the ids whose times don't count: a meeting about to move, and the visitor's own hold. */
export type BlockingOptions = { nowMs: number; except?: readonly (string | undefined)[] };

/** The times that block a host: all but expired holds and the exceptions. */
export const blockingTimes = (
  times: readonly OccupiedTime[],
  { nowMs, except = [] }: BlockingOptions,
): OccupiedTime[] =>
  times.filter(
    ({ event_id, expires_ms }) => (expires_ms ?? Number.POSITIVE_INFINITY) > nowMs && !except.includes(event_id),
  );

/** The starts of one page's meetings, for its limits; those who share a meeting count once. */
export function startsOfPage(times: readonly OccupiedTime[], pageId: string): number[] {
  const own = times.filter(({ page_id }) => page_id === pageId);
  return [...new Map(own.map(({ event_id, session, start_ms }) => [session ? start_ms : event_id, start_ms])).values()];
}

/** Whether none of a host's other times blocks a time. */
export const isFreeOf = (
  { start_ms, end_ms, head_ms, tail_ms }: OccupiedTime,
  others: readonly OccupiedTime[],
): boolean =>
  isFree(
    { start: start_ms, end: end_ms },
    { head: head_ms / MINUTE_MS, tail: tail_ms / MINUTE_MS },
    toBusyTimes(others),
  );

/** When a host is taken by their times. */
export const toBusyTimes = (times: readonly OccupiedTime[]): BusyTimes => ({
  busy: times.map(({ start_ms, end_ms }) => ({ start: start_ms, end: end_ms })),
  held: times.map(({ start_ms, end_ms, head_ms, tail_ms }) => ({ start: start_ms - head_ms, end: end_ms + tail_ms })),
});
