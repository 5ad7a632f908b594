import { z } from "zod";
import { Time } from "../../shared/value";
import { Session } from "./session";

/** The visits of everybody who is known as one record (docs/product/journeys.md#journey-of-a-record). */
export const Journey = z.object({
  visitor_ids: z.array(z.string()),
  summary: z.object({
    total_stay_minutes: z.number(),
    pages_visited: z.int(),
    total_events: z.int(),
    sessions: z.int(),
    first_seen_at: Time.nullable(),
    last_seen_at: Time.nullable(),
  }),
  /** The newest first. */
  sessions: z.array(Session),
});
export type Journey = z.infer<typeof Journey>;

/** @param sessions of all the visitors, in any order */
export function journeyOf(visitor_ids: string[], sessions: readonly Session[]): Journey {
  const events = sessions.flatMap((session) => session.events);
  const times = events.map(({ at }) => at).sort();
  const seconds = sessions.reduce((sum, { total_duration }) => sum + total_duration, 0);
  return {
    visitor_ids,
    summary: {
      total_stay_minutes: Math.round(seconds / 6) / 10,
      pages_visited: events.filter(({ type }) => type === "page").length,
      total_events: events.length,
      sessions: sessions.length,
      first_seen_at: times[0] ?? null,
      last_seen_at: times.at(-1) ?? null,
    },
    sessions: [...sessions].sort((a, b) => b.start_time.localeCompare(a.start_time)),
  };
}
