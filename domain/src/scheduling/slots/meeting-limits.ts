import { DAY_MS, type Interval } from "./interval";
import type { Starts } from "./starts";
import { addDays, dayNumberAt, dayRange, localDay, offsetPeriods } from "./zone";

/** How many meetings of a page a host takes a local day, week (from Monday) and month; null or absent: any number. */
export type MeetingLimits = {
  daily_limit?: number | null;
  weekly_limit?: number | null;
  monthly_limit?: number | null;
};

type Zoned = MeetingLimits & { timezone: string };
type Period = "day" | "week" | "month";

/** How many days a period can extend around a start, including a day for the zone's offset. */
const REACH_DAYS: Record<Period, number> = { day: 2, week: 8, month: 32 };

/** The limits that are set, the narrowest period first. */
function limitsOf({ daily_limit, weekly_limit, monthly_limit }: MeetingLimits): { period: Period; limit: number }[] {
  const all = { day: daily_limit, week: weekly_limit, month: monthly_limit };
  return (["day", "week", "month"] as const).flatMap((period) => {
    const limit = all[period];
    return typeof limit === "number" ? [{ period, limit }] : [];
  });
}

/** How far from a start other meetings count for a limit, in days; 0 without limits. */
export const limitReachDays = (limits: MeetingLimits): number =>
  Math.max(0, ...limitsOf(limits).map(({ period }) => REACH_DAYS[period]));

/**
 * The sorted starts at which one more meeting would exceed none of the limits; `own` are the starts of the host's
 * meetings of the page.
 */
export function startsWithinLimits(offer: Zoned, starts: Starts, own: readonly number[]): number[] {
  const limits = limitsOf(offer);
  const [first, last] = [starts.at(0), starts.at(-1)];
  if (limits.length === 0 || first === undefined || last === undefined) return [...starts];
  const reachMs = limitReachDays(offer) * DAY_MS;
  const near = { start: first - reachMs, end: last + reachMs };
  const stretches = offsetPeriods(offer.timezone, near);
  const ownDays = own.filter((at) => near.start <= at && at < near.end).map((at) => dayNumberAt(stretches, at));
  const counts = limits.map(({ period, limit }) => ({
    period,
    limit,
    counts: Map.groupBy(ownDays, (day) => periodOf(period, day)),
  }));
  return starts.filter((start) => {
    const day = dayNumberAt(stretches, start);
    return counts.every(({ period, limit, counts: of }) => (of.get(periodOf(period, day))?.length ?? 0) < limit);
  });
}

/** A number that all days of a period share. 1970-01-01 was a Thursday. */
function periodOf(period: Period, dayNumber: number): number {
  if (period === "day") return dayNumber;
  if (period === "week") return Math.floor((dayNumber + 3) / 7);
  const date = new Date(dayNumber * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The periods around a start whose meetings count for the limits, as one interval; undefined without limits. */
export function limitedRange(offer: Zoned, startMs: number): Interval | undefined {
  const periods = limitsOf(offer).map(({ period }) => rangeOf(period, offer.timezone, startMs));
  if (periods.length === 0) return undefined;
  return {
    start: Math.min(...periods.map(({ start }) => start)),
    end: Math.max(...periods.map(({ end }) => end)),
  };
}

function rangeOf(period: Period, zone: string, startMs: number): Interval {
  const day = localDay(zone, startMs);
  if (period === "day") return dayRange(zone, day, day);
  if (period === "week") {
    const monday = addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
    return dayRange(zone, monday, addDays(monday, 6));
  }
  const first = `${day.slice(0, 8)}01`;
  return dayRange(zone, first, addDays(`${addDays(first, 31).slice(0, 8)}01`, -1));
}
