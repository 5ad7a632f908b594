import { DAY_MS, HOUR_MS } from "./interval";
import { addDays, instantOf, localDay, wallTime, zonedDay } from "./zone";

/** Hours, days of 24 hours, or business days of the page's zone. */
export type MinimumNotice = { value: number; unit: "h" | "d" | "bd" };

type Zoned = { offset: MinimumNotice; timezone: string; days_off?: ReadonlySet<string> };

/** The first instant that the short notice allows (docs/slots.md#the-short-notice). */
export function minimumNoticeEnd({ offset: { value, unit }, timezone, days_off }: Zoned, nowMs: number): number {
  if (unit !== "bd") return nowMs + value * (unit === "h" ? HOUR_MS : DAY_MS);
  if (value === 0) return nowMs;
  const today = localDay(timezone, nowMs);
  const isOpen = (day: string) => isBusinessDay(day, days_off);
  if (!isOpen(today)) return zonedDay(timezone, nextBusinessDays(today, value + 1, isOpen)).start;
  return instantOf(timezone, nextBusinessDays(today, value, isOpen), wallTime(timezone, nowMs));
}

/** Monday to Friday, without the days off. */
export function isBusinessDay(day: string, daysOff?: ReadonlySet<string>): boolean {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !daysOff?.has(day);
}

/** The business day `count` business days after a day. */
function nextBusinessDays(day: string, count: number, isOpen: (day: string) => boolean): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (isOpen(at)) left -= 1;
  }
  return at;
}
