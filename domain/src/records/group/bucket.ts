import { Temporal } from "temporal-polyfill";
import { startOfDay } from "../filter/date-option";
import type { Interval } from "./aggregate-spec";

/** A group of dates, half-open from `from` to before `to`: days for dates, instants for times. */
export type Bucket = { key: string; from: string; to: string };

const MONTHS = 12;
const QUARTERS = 4;
const MONTHS_OF_QUARTER = 3;
const DAYS_OF_WEEK = 7;
/** 1970-01-01 was a Thursday: the days since that week's Monday. */
export const DAYS_SINCE_MONDAY = 3;

const FIRST_DAY = Temporal.PlainDate.from("1970-01-01");

/** Consecutive buckets have consecutive numbers; this is the first day of one. */
function firstDay(interval: Interval, number: number): Temporal.PlainDate {
  if (interval === "daily") return FIRST_DAY.add({ days: number });
  if (interval === "weekly") return FIRST_DAY.add({ days: number * DAYS_OF_WEEK - DAYS_SINCE_MONDAY });
  const months =
    number *
    { yearly: MONTHS, quarterly: MONTHS_OF_QUARTER, monthly: 1 }[interval as "yearly" | "quarterly" | "monthly"];
  const year = Math.floor(months / MONTHS);
  return new Temporal.PlainDate(year, months - year * MONTHS + 1, 1);
}

function keyOf(interval: Interval, number: number, first: Temporal.PlainDate): string {
  const day = first.toString();
  if (interval === "yearly") return day.slice(0, -"-01-01".length);
  if (interval === "monthly") return day.slice(0, -"-01".length);
  if (interval !== "quarterly") return day;
  return `${day.slice(0, -"-01-01".length)}-Q${number - Math.floor(number / QUARTERS) * QUARTERS + 1}`;
}

/**
 * The bucket with a number (docs/product/reports.md#groups).
 * @param timeZone the zone of times; undefined for dates, which have none
 */
export function bucketOf(interval: Interval, number: number, timeZone: string | undefined): Bucket {
  const first = firstDay(interval, number);
  const edge = (day: Temporal.PlainDate) => (timeZone === undefined ? String(day) : startOfDay(String(day), timeZone));
  return { key: keyOf(interval, number, first), from: edge(first), to: edge(firstDay(interval, number + 1)) };
}
