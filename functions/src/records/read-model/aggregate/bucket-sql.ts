import type { Interval } from "@dure/domain/records/group/aggregate-question";
import { DAYS_SINCE_MONDAY } from "@dure/domain/records/group/bucket";
import type { ZoneOffset } from "@dure/domain/records/group/zone-offsets";

/**
 * The number of the bucket of a date, or of a time that is moved to its zone first (domain/src/records/group/bucket.ts).
 * Numbers are far cheaper to group by than texts.
 */
export function bucketSql(column: string, interval: Interval): string {
  if (interval === "yearly") return `year(${column})`;
  if (interval === "quarterly") return `(year(${column}) * 4 + quarter(${column}) - 1)`;
  if (interval === "monthly") return `(year(${column}) * 12 + month(${column}) - 1)`;
  const days = `(CAST(${column} AS DATE) - DATE '1970-01-01')`;
  // Whole numbers are divided towards zero; a modulus that is never negative rounds them down.
  return interval === "daily" ? days : `CAST(floor((${days} + ${DAYS_SINCE_MONDAY}) / 7) AS BIGINT)`;
}

/**
 * A time (UTC) as the wall clock of a zone. Asking the zone for each row would cost more than the whole sum: the few
 * offsets between the first and the last time are known.
 */
export function wallClockSql(column: string, offsets: readonly ZoneOffset[]): string {
  const moved = ({ seconds }: ZoneOffset) => `${column} + to_seconds(${seconds})`;
  const [first, ...later] = offsets;
  if (!first) return column;
  const latest = later
    .toReversed()
    .map((one) => `WHEN ${column} >= TIMESTAMP '${one.from?.slice(0, -1)}' THEN ${moved(one)}`);
  return latest.length > 0 ? `(CASE ${latest.join(" ")} ELSE ${moved(first)} END)` : `(${moved(first)})`;
}
