import { z } from "zod";
import { Id } from "../shared/value";
import { type Interval, MINUTE_MS, toInterval, utcDays, widen } from "./interval";
import type { ScheduledEvent } from "./scheduled-event";
import type { Taken } from "./slots";

/** A meeting's time on its host's day: epoch milliseconds of the meeting, and its buffers in milliseconds. */
export const HeldTime = z.object({
  event_id: Id,
  start_ms: z.int(),
  end_ms: z.int(),
  head_ms: z.int().nonnegative(),
  tail_ms: z.int().nonnegative(),
});
export type HeldTime = z.infer<typeof HeldTime>;

type Meeting = Pick<ScheduledEvent, "id" | "date_range" | "buffer">;

export function heldTime({ id, date_range, buffer }: Meeting): HeldTime {
  const { start, end } = toInterval(date_range);
  return {
    event_id: id,
    start_ms: start,
    end_ms: end,
    head_ms: buffer.head * MINUTE_MS,
    tail_ms: buffer.tail * MINUTE_MS,
  };
}

/**
 * The UTC days a meeting with its buffers touches. Two meetings that are too close share one of them, since the
 * buffer of one then reaches into the other: their documents are what bookings are serialised by.
 */
export const hostDays = (interval: Interval, buffer: ScheduledEvent["buffer"]): string[] =>
  utcDays(widen(interval, buffer));

/** When meetings of the host make them taken; the meeting that is about to move does not. */
export function takenBy(times: readonly HeldTime[], exceptEventId?: string): Taken {
  const others = times.filter(({ event_id }) => event_id !== exceptEventId);
  return {
    busy: others.map(({ start_ms, end_ms }) => ({ start: start_ms, end: end_ms })),
    held: others.map(({ start_ms, end_ms, head_ms, tail_ms }) => ({
      start: start_ms - head_ms,
      end: end_ms + tail_ms,
    })),
  };
}
