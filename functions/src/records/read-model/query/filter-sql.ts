import type { CheckedFilter } from "@dure/domain/records/filter/checked-filter";
import type { ComparedField, FieldSource, FilterField } from "@dure/domain/records/filter/filter-field";
import type { Bound, FilterTest } from "@dure/domain/records/filter/filter-predicate";
import { JOURNEY_FACTS, type JourneyTest } from "@dure/domain/records/filter/journey-fact";
import { journeyFactsSql } from "../activity/visit-sql";
import { mailSql } from "../mail-activity/mail-sql";
import { keyOf } from "../record-key";
import { columnOf, sqlTypeOf } from "../table";
import type { Params, Value } from "./params";

/** The SQL alias of the record, its company and its contact. */
const ALIASES: Record<FieldSource, string> = { own: "r", company: "c", contact: "p" };

type Column = Pick<FilterField, "source" | "key" | "masksAddresses">;

/** The column of a field. A reference reads the joined key, which is null if the referenced record is deleted. */
export function columnFor({ source, key, masksAddresses }: Column): string {
  if (source === "own" && (key === "company" || key === "contact")) return `${ALIASES[key]}.key`;
  const column = `${ALIASES[source]}.${columnOf(key)}`;
  return masksAddresses ? maskedText(column) : column;
}

/** A text as `maskEmail` (domain/src/records/record/mask.ts) shows it. */
export const maskedText = (column: string): string =>
  `regexp_replace(${column}, '^([^\\s@])[^\\s@]*(@[^\\s@]+\\.[^\\s@]+)$', '\\1***\\2')`;

/** The SQL condition equivalent to the filter's match (domain/src/records/filter/filter-match.ts). */
export function filterSql(filter: CheckedFilter, params: Params): string {
  if ("all" in filter) return group(filter.all, " AND ", "true", params);
  if ("any" in filter) return group(filter.any, " OR ", "false", params);
  const condition = conditionSql(filter, params);
  // A comparison with NULL is neither true nor false in SQL.
  return filter.negated ? `NOT coalesce(${condition}, false)` : condition;
}

function conditionSql(filter: Exclude<CheckedFilter, { all: unknown } | { any: unknown }>, params: Params): string {
  if ("mail" in filter) return mailSql(filter.mail, params);
  return "journey" in filter ? journeySql(filter.journey, params) : testSql(filter.field, filter.test, params);
}

/** The condition on a record's visits. A record without visits matches only a test for that. */
function journeySql({ fact, test, now }: JourneyTest, params: Params): string {
  const [negation, held] = test.op === "empty" ? ["NOT ", { op: "always" } as const] : ["", test];
  const condition = columnSql(`v.${fact}`, JOURNEY_FACTS[fact], held, params);
  return `r.key ${negation}IN (SELECT v.record FROM (${journeyFactsSql(now, params)}) v WHERE ${condition})`;
}

const group = (parts: CheckedFilter[], operator: string, none: string, params: Params): string =>
  parts.length === 0 ? none : `(${parts.map((part) => filterSql(part, params)).join(operator)})`;

/** The condition on a multi-value column. One lookup per value costs a fraction of DuckDB's own list comparisons. */
function idsSql(column: string, test: FilterTest, params: Params): string {
  if (test.op !== "in" && test.op !== "all") return "false";
  const held = test.values.map((value) => `list_contains(${column}, ${params.add(value)})`);
  if (test.op === "in") return `(${held.join(" OR ")})`;
  const exactly = test.exactly ? [`len(${column}) = ${test.values.length}`] : [];
  return `(${[...held, ...exactly].join(" AND ")})`;
}

const MATCHERS = { contains: "contains", starts: "starts_with", ends: "ends_with" } as const;

/**
 * Filters referenced records in a subquery first, which is far cheaper than joining all of them. A record without the
 * reference matches only if the test accepts an empty value.
 */
function testSql(field: FilterField, test: FilterTest, params: Params): string {
  if (field.source === "own" || test.op === "empty" || test.op === "always")
    return columnSql(columnFor(field), field, test, params);
  const column = `o.${columnOf(field.key)}`;
  const condition = columnSql(field.masksAddresses ? maskedText(column) : column, field, test, params);
  return `${ALIASES.own}.${columnOf(field.source)} IN (SELECT o.key FROM ${field.source} o WHERE ${condition})`;
}

type Compared = Pick<ComparedField, "as" | "refers">;

function columnSql(column: string, field: Compared, test: FilterTest, params: Params): string {
  const type = sqlTypeOf(field).name;
  const bound = ({ value }: Bound) => params.add(value, type);
  const one = (value: Value) => params.add(field.refers ? keyOf(String(value)) : value, type);
  if (test.op === "always") return "true";
  if (test.op === "empty") return `${column} IS NULL`;
  if (field.as === "ids") return idsSql(column, test, params);
  if (test.op === "all") return "false";
  if (test.op === "in") return `${column} IN (${test.values.map(one).join(", ")})`;
  if (test.op === "range") {
    const { from, to } = test;
    const ends = [
      from && `${column} >${from.inclusive ? "=" : ""} ${bound(from)}`,
      to && `${column} <${to.inclusive ? "=" : ""} ${bound(to)}`,
    ].filter(Boolean);
    return ends.length > 0 ? `(${ends.join(" AND ")})` : `${column} IS NOT NULL`;
  }
  // These functions take their text literally; LIKE would read % and _ as wildcards.
  return `${MATCHERS[test.op]}(${column}, ${params.add(test.text, type)})`;
}
