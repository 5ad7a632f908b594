import type { Params } from "./params";
import type { AddressTest } from "./record-query";

/** The order of an address's records: the one updated last is the first. */
export const FIRST_OF_ADDRESS = "r.f_updated_at DESC NULLS LAST, r.key";

/** @param matching selects key, address and time of what the rest of the query finds, with one more condition */
export function addressSql(test: AddressTest, matching: (rest: string) => string, params: Params): string {
  if (test.op === "missing") return "r.f_email IS NULL";
  const places = `SELECT r.key, row_number() OVER (PARTITION BY r.f_email ORDER BY ${FIRST_OF_ADDRESS}) AS place
FROM (${matching("AND r.f_email IS NOT NULL")}) r`;
  const place = test.op === "first" ? "= 1" : "> 1";
  const conditions = [`r.key IN (SELECT key FROM (${places}) WHERE place ${place})`];
  if (test.op === "first" && test.in) conditions.push(emailsSql(test.in, params));
  if (test.op === "first" && test.notIn?.length) conditions.push(`NOT ${emailsSql(test.notIn, params)}`);
  return conditions.join(" AND ");
}

/** The addresses are bound as one text: DuckDB plans thousands of constants slowly. No address has a line break. */
export const emailsSql = (emails: readonly string[], params: Params): string =>
  emails.length === 0
    ? "false"
    : `r.f_email IN (SELECT unnest(string_split(${params.add(emails.join("\n"))}, chr(10))))`;
