import type { FilterField } from "@dure/domain/records/filter/filter-field";
import type { Reader } from "../database";
import { columnFor } from "./filter-sql";
import { matchingStatement } from "./page-query";
import type { CheckedQuery } from "./record-query";

const MONTHS = 12;

/** Months since the year 0: grouping by a number is far cheaper than grouping by text. */
const monthNumber = (column: string): string => `(year(${column}) * ${MONTHS} + month(${column}) - 1)`;

/** Formats a month number as YYYY-MM. */
export function monthName(month: bigint | null): string | null {
  if (month === null) return null;
  const year = Math.floor(Number(month) / MONTHS);
  const ofYear = Number(month) - year * MONTHS + 1;
  return `${String(year).padStart(4, "0")}-${String(ofYear).padStart(2, "0")}`;
}

/**
 * The month number of a date, or of a time in the given zone. Converting every row to the zone would cost more than all
 * sums. So only the zone's month boundaries are converted, and a row's UTC month is corrected by one where it crosses
 * them.
 * @param timeZone an IANA name that the platform accepts (domain/src/shared/value.ts)
 */
export async function monthSql(
  read: Reader,
  query: CheckedQuery,
  field: FilterField,
  timeZone: string,
): Promise<string> {
  const column = columnFor(field);
  if (field.as !== "time") return monthNumber(column);
  const { sql, values } = matchingStatement(query, `min(${column}) AS first, max(${column}) AS last`);
  const [begun] = await read<{ first: number | null; starts: string[] }>({
    sql: `SELECT ${monthNumber("min(month)")} AS first,
list(CAST(month AT TIME ZONE '${timeZone}' AT TIME ZONE 'UTC' AS VARCHAR) ORDER BY month) AS starts
FROM (SELECT unnest(generate_series(date_trunc('month', first), last + INTERVAL 1 MONTH, INTERVAL 1 MONTH)) AS month FROM (${sql}))`,
    values,
  });
  if (!begun || begun.first === null) return monthNumber(column);
  const starts = `[${begun.starts.map((start) => `TIMESTAMP '${start}'`).join(", ")}]`;
  const place = `${monthNumber(column)} - ${begun.first}`;
  return `${monthNumber(column)} + CASE WHEN ${column} >= ${starts}[${place} + 2] THEN 1 WHEN ${column} < ${starts}[${place} + 1] THEN -1 ELSE 0 END`;
}
