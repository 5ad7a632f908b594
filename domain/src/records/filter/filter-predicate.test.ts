import { expect, test } from "vitest";
import type { DateOption } from "./date-option";
import type { FilterOperator, FilterValue } from "./filter";
import type { ComparedAs } from "./filter-field";
import { type NegatableTest, testOf } from "./filter-predicate";

const ZONE = { now: "2026-11-21T03:00:00.000Z", timeZone: "Asia/Seoul" };
const ask = (as: ComparedAs, condition: FilterOperator, value?: FilterValue) =>
  testOf(as, { identifier: "x", condition, value }, ZONE);
const positive = (test: NegatableTest["test"]): NegatableTest => ({ test, negated: false });

test.each<[ComparedAs, FilterOperator, FilterValue | undefined, NegatableTest]>([
  ["text", "is", " ACME ", positive({ op: "in", values: ["acme"] })],
  ["text", "notContains", "두레".normalize("NFD"), { test: { op: "contains", text: "두레" }, negated: true }],
  ["text", "isNotEmpty", undefined, { test: { op: "empty" }, negated: true }],
  ["id", "notIn", ["a", "b"], { test: { op: "in", values: ["a", "b"] }, negated: true }],
  ["number", "gt", 5, positive({ op: "range", from: { value: 5, inclusive: false } })],
  ["number", "ltAndEqual", 5, positive({ op: "range", to: { value: 5, inclusive: true } })],
  [
    "number",
    "notBetween",
    { start: 1, end: 2 },
    { test: { op: "range", from: { value: 1, inclusive: true }, to: { value: 2, inclusive: true } }, negated: true },
  ],
  ["day", "laterThan", "2026-11-21", positive({ op: "range", from: { value: "2026-11-21", inclusive: false } })],
  [
    "day",
    "is",
    "THIS_MONTH",
    positive({
      op: "range",
      from: { value: "2026-11-01", inclusive: true },
      to: { value: "2026-11-30", inclusive: true },
    }),
  ],
  [
    "time",
    "is",
    "2026-11-21",
    positive({
      op: "range",
      from: { value: "2026-11-20T15:00:00.000Z", inclusive: true },
      to: { value: "2026-11-21T15:00:00.000Z", inclusive: false },
    }),
  ],
  [
    "time",
    "laterThan",
    "TODAY",
    positive({ op: "range", from: { value: "2026-11-21T15:00:00.000Z", inclusive: true } }),
  ],
  ["time", "is", "ALL_TIME", positive({ op: "always" })],
])("a %s field: %s %j", (as, condition, value, expected) => {
  expect(ask(as, condition, value)).toEqual(expected);
});

test.each<[ComparedAs, FilterOperator, FilterValue | undefined]>([
  ["text", "gt", "a"],
  ["text", "contains", " "],
  ["text", "is", 5],
  ["id", "contains", "a"],
  ["id", "is", ""],
  ["id", "anyIn", []],
  ["number", "is", "5"],
  ["number", "between", 5],
  ["number", "laterThan", 5],
  ["day", "gt", "2026-11-21"],
  ["day", "is", "2026-02-30"],
  ["day", "is", "NEXT_DECADE"],
  ["day", "between", "2026-11-21"],
  ["day", "is", { start: "2026-11-21", end: "2026-11-22" }],
  ["time", "is", undefined],
])("a %s field refuses %s %j", (as, condition, value) => {
  expect(ask(as, condition, value)).toBeUndefined();
});

const SPANS: Record<Exclude<DateOption, "ALL_TIME">, [string, string]> = {
  TODAY: ["2026-11-21", "2026-11-21"],
  YESTERDAY: ["2026-11-20", "2026-11-20"],
  LAST_WEEK: ["2026-11-09", "2026-11-15"],
  THIS_WEEK: ["2026-11-16", "2026-11-22"],
  NEXT_WEEK: ["2026-11-23", "2026-11-29"],
  LAST_MONTH: ["2026-10-01", "2026-10-31"],
  THIS_MONTH: ["2026-11-01", "2026-11-30"],
  NEXT_MONTH: ["2026-12-01", "2026-12-31"],
  LAST_QUARTER: ["2026-07-01", "2026-09-30"],
  THIS_QUARTER: ["2026-10-01", "2026-12-31"],
  NEXT_QUARTER: ["2027-01-01", "2027-03-31"],
  LAST_YEAR: ["2025-01-01", "2025-12-31"],
  THIS_YEAR: ["2026-01-01", "2026-12-31"],
  NEXT_YEAR: ["2027-01-01", "2027-12-31"],
};

test.each(Object.entries(SPANS))("every operator on the date %s uses the right end of %j", (option, [start, end]) => {
  const from = { value: start, inclusive: true };
  const to = { value: end, inclusive: true };
  const range = (ends: object) => positive({ op: "range", ...ends });
  expect(ask("day", "is", option)).toEqual(range({ from, to }));
  expect(ask("day", "isNot", option)).toEqual({ ...range({ from, to }), negated: true });
  expect(ask("day", "laterThan", option)).toEqual(range({ from: { ...to, inclusive: false } }));
  expect(ask("day", "exactlyOrLaterThan", option)).toEqual(range({ from }));
  expect(ask("day", "earlierThan", option)).toEqual(range({ to: { ...from, inclusive: false } }));
  expect(ask("day", "exactlyOrEarlierThan", option)).toEqual(range({ to }));
  expect(ask("day", "between", { start, end })).toEqual(range({ from, to }));
  expect(ask("day", "notBetween", { start, end })).toEqual({ ...range({ from, to }), negated: true });
});

test("relative days are dates like any other, also as the ends of a range", () => {
  const range = (start: string, end: string) =>
    positive({ op: "range", from: { value: start, inclusive: true }, to: { value: end, inclusive: true } });
  expect(ask("day", "is", "LAST_7_DAYS")).toEqual(range("2026-11-15", "2026-11-21"));
  expect(ask("day", "between", { start: "AGO_30_DAYS", end: "TODAY" })).toEqual(range("2026-10-22", "2026-11-21"));
  expect(ask("day", "between", { start: "LAST_MONTH", end: "2026-11-03" })).toEqual(range("2026-10-01", "2026-11-03"));
  expect(ask("day", "between", { start: "TODAY", end: "AGO_1_DAYS" })).toBeUndefined();
  expect(ask("day", "between", { start: "ALL_TIME", end: "TODAY" })).toBeUndefined();
  expect(ask("day", "is", "LAST_0_DAYS")).toBeUndefined();
});
