import { type DaySpan, daysOfOption, isDateOption, startOfDay } from "./date-option";
import type { Condition, FilterOperator, FilterValue } from "./filter";
import { type ComparedAs, normalizeText } from "./filter-field";
import { daysOfRelative, readRelativeDays } from "./relative-days";

/** One end of a range. */
export type Bound = { value: string | number; inclusive: boolean };

/** A test of a value. An empty value passes `empty` and `always` only. */
export type FilterTest =
  | { op: "always" }
  | { op: "empty" }
  /** The value is one of these; for multiple values, at least one is. */
  | { op: "in"; values: (string | number | boolean)[] }
  /** The values include all of these; with `exactly`, no others. */
  | { op: "all"; values: string[]; exactly: boolean }
  | { op: "contains" | "starts" | "ends"; text: string }
  | { op: "range"; from?: Bound; to?: Bound };

export type NegatableTest = { test: FilterTest; negated: boolean };

/** The time zone of the filter's dates: `now` in UTC, and an IANA zone. */
export type ZonedNow = { now: string; timeZone: string };

/** Each negative operator and its positive counterpart: for every record exactly one of the two holds. */
const NEGATIONS: Partial<Record<FilterOperator, FilterOperator>> = {
  isNot: "is",
  notContains: "contains",
  isNotEmpty: "isEmpty",
  notIn: "anyIn",
  notBetween: "between",
};

/** The test of a condition; undefined if the operator or value does not fit the field. */
export function testOf(as: ComparedAs, { condition, value }: Condition, zone: ZonedNow): NegatableTest | undefined {
  const denied = NEGATIONS[condition];
  const test = positiveTest(as, denied ?? condition, value ?? null, zone);
  return test && { test, negated: denied !== undefined };
}

function positiveTest(as: ComparedAs, operator: FilterOperator, value: FilterValue, zone: ZonedNow) {
  if (operator === "isEmpty") return { op: "empty" } as const;
  if (as === "text") return textTest(operator, value);
  if (as === "id") return choiceTest(operator, value, asId);
  if (as === "ids") return idsTest(operator, value);
  if (as === "flag") return flagTest(operator, value);
  if (as === "number") return numberTest(operator, value);
  return dateTest(as, operator, value, zone);
}

const flagTest = (operator: FilterOperator, value: FilterValue): FilterTest | undefined =>
  operator === "is" && typeof value === "boolean" ? { op: "in", values: [value] } : undefined;

const TEXT_TESTS = { contains: "contains", startsWith: "starts", endsWith: "ends" } as const;

function textTest(operator: FilterOperator, value: FilterValue): FilterTest | undefined {
  const compared = (one: unknown) => (typeof one === "string" && normalizeText(one)) || undefined;
  if (operator === "contains" || operator === "startsWith" || operator === "endsWith") {
    const text = compared(value);
    return text === undefined ? undefined : { op: TEXT_TESTS[operator], text };
  }
  return choiceTest(operator, value, compared);
}

const asId = (one: unknown) => (typeof one === "string" && one ? one : undefined);

/** `is`: exactly these values; `contains`: all of them; `anyIn`: at least one. */
function idsTest(operator: FilterOperator, value: FilterValue): FilterTest | undefined {
  if (operator === "anyIn") return choiceTest(operator, value, asId);
  if (operator !== "is" && operator !== "contains") return undefined;
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const values = given.map(asId).filter((one) => one !== undefined);
  if (values.length !== given.length || values.length === 0) return undefined;
  return { op: "all", values: [...new Set(values)], exactly: operator === "is" };
}

function choiceTest(
  operator: FilterOperator,
  value: FilterValue,
  read: (one: unknown) => string | number | boolean | undefined,
): FilterTest | undefined {
  if (operator !== "is" && operator !== "anyIn") return undefined;
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const values = given.map(read).filter((one) => one !== undefined);
  return values.length === given.length && values.length > 0 ? { op: "in", values } : undefined;
}

const finite = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

function numberTest(operator: FilterOperator, value: FilterValue): FilterTest | undefined {
  if (operator === "is" || operator === "anyIn") return choiceTest(operator, value, finite);
  if (operator === "between") {
    const [start, end] = isSpan(value) ? [finite(value.start), finite(value.end)] : [];
    if (start === undefined || end === undefined || start > end) return undefined;
    return { op: "range", from: { value: start, inclusive: true }, to: { value: end, inclusive: true } };
  }
  const limit = finite(value);
  if (limit === undefined) return undefined;
  if (operator === "gt" || operator === "gtAndEqual")
    return { op: "range", from: { value: limit, inclusive: operator === "gtAndEqual" } };
  if (operator === "lt" || operator === "ltAndEqual")
    return { op: "range", to: { value: limit, inclusive: operator === "ltAndEqual" } };
  return undefined;
}

const isSpan = (value: FilterValue): value is Extract<FilterValue, { start: unknown }> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "start" in value;

/** The range from the start of the first day to the end of the last; each operator uses a part of it. */
function dateTest(
  as: "day" | "time",
  operator: FilterOperator,
  value: FilterValue,
  zone: ZonedNow,
): FilterTest | undefined {
  if (value === "ALL_TIME") return operator === "is" ? { op: "always" } : undefined;
  const days = daysOf(value, zone);
  if (!days || (operator === "between") !== isSpan(value)) return undefined;
  // A day covers times from its first instant to just before the next day's.
  const first = as === "day" ? days.start : startOfDay(days.start, zone.timeZone);
  const last = as === "day" ? days.end : startOfDay(days.end, zone.timeZone, 1);
  const lastInclusive = as === "day";
  const start = { value: first, inclusive: true };
  const end = { value: last, inclusive: lastInclusive };
  if (operator === "is" || operator === "between") return { op: "range", from: start, to: end };
  if (operator === "exactlyOrLaterThan") return { op: "range", from: start };
  if (operator === "exactlyOrEarlierThan") return { op: "range", to: end };
  if (operator === "laterThan") return { op: "range", from: { value: last, inclusive: !lastInclusive } };
  if (operator === "earlierThan") return { op: "range", to: { value: first, inclusive: false } };
  return undefined;
}

/** Each end of a span may be named or relative too: from 30 days ago to today. */
function daysOf(value: FilterValue, zone: ZonedNow): DaySpan | undefined {
  if (!isSpan(value)) return daysNamed(value, zone);
  const start = daysNamed(value.start, zone)?.start;
  const end = daysNamed(value.end, zone)?.end;
  return start !== undefined && end !== undefined && start <= end ? { start, end } : undefined;
}

function daysNamed(value: unknown, { now, timeZone }: ZonedNow): DaySpan | undefined {
  if (isDateOption(value)) return daysOfOption(value, now, timeZone);
  const relative = readRelativeDays(value);
  if (relative) return daysOfRelative(relative, now, timeZone);
  return isDay(value) ? { start: value, end: value } : undefined;
}

/** A date must match YYYY-MM-DD (docs/product/records-fields.md#values) and exist in the calendar. */
const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
