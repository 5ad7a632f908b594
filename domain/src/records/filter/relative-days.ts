import { Temporal } from "temporal-polyfill";
import type { DaySpan } from "./date-option";

/** LAST and NEXT are spans that include today; AGO and AHEAD are single days. */
export const RELATIVE_DIRECTIONS = ["LAST", "NEXT", "AGO", "AHEAD"] as const;
export const RELATIVE_UNITS = ["DAYS", "WEEKS", "MONTHS"] as const;

/** Days relative to today, such as the last 30 days (docs/product/records-lists.md#relative-dates). */
export type RelativeDays = {
  direction: (typeof RELATIVE_DIRECTIONS)[number];
  count: number;
  unit: (typeof RELATIVE_UNITS)[number];
};

/** Ten years in days. */
export const MAX_RELATIVE_COUNT = 3650;

const FORM = /^(LAST|NEXT|AGO|AHEAD)_(\d{1,4})_(DAYS|WEEKS|MONTHS)$/;

/** Reads `LAST_30_DAYS`, `NEXT_2_WEEKS`, `AGO_3_DAYS` or `AHEAD_1_MONTHS`; undefined for anything else. */
export function readRelativeDays(value: unknown): RelativeDays | undefined {
  const [, direction, digits, unit] = (typeof value === "string" && FORM.exec(value)) || [];
  const count = Number(digits);
  if (!direction || !(count >= 1 && count <= MAX_RELATIVE_COUNT)) return undefined;
  return { direction: direction as RelativeDays["direction"], count, unit: unit as RelativeDays["unit"] };
}

export const writeRelativeDays = ({ direction, count, unit }: RelativeDays): string => `${direction}_${count}_${unit}`;

/**
 * The current dates of relative days. The last 7 days are today and the 6 before it.
 * @param now UTC
 * @param timeZone the zone that defines "today"
 */
export function daysOfRelative({ direction, count, unit }: RelativeDays, now: string, timeZone: string): DaySpan {
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const distance = { [unit.toLowerCase()]: count };
  const span = (start: Temporal.PlainDate, end: Temporal.PlainDate) => ({ start: String(start), end: String(end) });
  if (direction === "LAST") return span(today.subtract(distance).add({ days: 1 }), today);
  if (direction === "NEXT") return span(today, today.add(distance).subtract({ days: 1 }));
  const day = direction === "AGO" ? today.subtract(distance) : today.add(distance);
  return span(day, day);
}
