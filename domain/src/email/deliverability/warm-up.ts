const DAY_MS = 86_400_000;

/**
 * The daily limits of a new domain, starting with the day on which it is verified: receivers only gradually trust it.
 */
export const WARM_UP_LIMITS = [
  500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 70_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000,
] as const;

/** The UTC day of a time. */
export const dayOf = (time: string): string => time.slice(0, 10);

/** The beginning of the next UTC day. */
export const nextDayOf = (time: string): string => new Date(Date.parse(dayOf(time)) + DAY_MS).toISOString();

/** How many mails a domain may send on the day of `now`; null once it is warmed up. */
export function dailyLimit(verifiedAt: string, now: string): number | null {
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(verifiedAt))) / DAY_MS);
  return WARM_UP_LIMITS[Math.max(0, days)] ?? null;
}
