import type { Interval } from "@dure/domain/records/group/aggregate-spec";
import { DAYS_SINCE_MONDAY } from "@dure/domain/records/group/bucket";
import type { ZoneOffset } from "@dure/domain/records/group/zone-offsets";

/** The number of a date's bucket (domain/src/records/group/bucket.ts). Numbers are far cheaper to group by than texts. */
export function bucketSql(column: string, interval: Interval): string {
  if (interval === "yearly") return `year(${column})`;
  if (interval === "quarterly") return `(year(${column}) * 4 + quarter(${column}) - 1)`;
  if (interval === "monthly") return `(year(${column}) * 12 + month(${column}) - 1)`;
  const days = `(${column} - DATE '1970-01-01')`;
  // `floor` rounds down for days before 1970, too; whole-number division would round them towards zero.
  return interval === "daily" ? days : `CAST(floor((${days} + ${DAYS_SINCE_MONDAY}) / 7) AS BIGINT)`;
}

/**
 * The day of a time (UTC) in a zone. Converting each row by the zone would cost more than the whole sum, so the few
 * offsets between the first and the last time are given.
 */
export function localDaySql(column: string, offsets: readonly ZoneOffset[]): string {
  const moved = ({ seconds }: ZoneOffset) => `${column} + to_seconds(${seconds})`;
  const [first, ...later] = offsets;
  if (!first) return `CAST(${column} AS DATE)`;
  const latest = later
    .toReversed()
    .map((one) => `WHEN ${column} >= TIMESTAMP '${one.from?.slice(0, -1)}' THEN ${moved(one)}`);
  const wallClock = latest.length > 0 ? `CASE ${latest.join(" ")} ELSE ${moved(first)} END` : moved(first);
  // Extracting parts takes half as long from a date as from a timestamp.
  return `CAST(${wallClock} AS DATE)`;
}
