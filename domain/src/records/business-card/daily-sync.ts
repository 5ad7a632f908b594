import { z } from "zod";
import { Id, Time } from "../../shared/value";

/** A team's daily sync, as the admin who has switched it on. */
export const DailySync = z.object({
  next_at: Time,
  user_id: Id,
  user_name: z.string(),
  locale: z.enum(["ko", "en"]),
  time_zone: z.string(),
});
export type DailySync = z.infer<typeof DailySync>;

export const DailySyncView = z.object({ daily: z.boolean(), next_at: Time.nullable() });

const DAY_MS = 86_400_000;

/** The next time of day at which the sync was switched on; days that were missed are left out. */
export function nextDailyAt(since: string, now: string): string {
  const days = Math.max(1, Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS) + 1);
  return new Date(Date.parse(since) + days * DAY_MS).toISOString();
}

/**
 * Whether a daily sync was already on at an earlier time. If it was switched on later, its next run is more than a day
 * after that time.
 */
export const wasOnAt = ({ next_at }: Pick<DailySync, "next_at">, at: string): boolean => next_at <= nextDailyAt(at, at);
