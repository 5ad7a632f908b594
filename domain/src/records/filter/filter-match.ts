import type { CrmRecord } from "../record/record";
import type { CheckedFilter } from "./checked-filter";
import type { Comparable, FilterField } from "./filter-field";
import type { Bound, FilterTest } from "./filter-predicate";
import type { JourneyFacts } from "./journey-fact";
import { hasHappened, type MailActivity } from "./mail-activity";

/** A record with its existing company and contact, and what is known of mails to its address and of its visits. */
export type Matched = {
  own: CrmRecord;
  company?: CrmRecord | undefined;
  contact?: CrmRecord | undefined;
  mails?: readonly MailActivity[] | undefined;
  visits?: JourneyFacts | undefined;
};

/** Whether a record matches a filter; must agree with the filter's SQL. */
export function matches(filter: CheckedFilter, record: Matched): boolean {
  if ("all" in filter) return filter.all.every((part) => matches(part, record));
  if ("any" in filter) return filter.any.some((part) => matches(part, record));
  if ("mail" in filter) return hasHappened(filter.mail, record.mails ?? []) !== filter.negated;
  if ("journey" in filter)
    return fulfils(filter.journey.test, record.visits?.[filter.journey.fact] ?? null) !== filter.negated;
  return fulfils(filter.test, comparableOf(filter.field, record)) !== filter.negated;
}

/** A reference to a deleted record counts as empty, as displayed. */
function comparableOf(field: FilterField, record: Matched): Comparable {
  const source = record[field.source];
  if (!source) return null;
  if (field.source === "own" && (field.key === "company" || field.key === "contact"))
    return record[field.key]?.id ?? null;
  return field.read(source);
}

function fulfils(test: FilterTest, value: Comparable): boolean {
  if (test.op === "always") return true;
  if (test.op === "empty") return value === null;
  if (value === null) return false;
  if (typeof value === "object") return fulfilsAsSet(test, value);
  if (test.op === "in") return test.values.includes(value);
  if (test.op === "all" || typeof value === "boolean") return false;
  if (test.op === "range") return isAbove(value, test.from) && isBelow(value, test.to);
  const text = String(value);
  if (test.op === "contains") return text.includes(test.text);
  return test.op === "starts" ? text.startsWith(test.text) : text.endsWith(test.text);
}

function fulfilsAsSet(test: FilterTest, values: readonly string[]): boolean {
  if (test.op === "in") return values.some((value) => test.values.includes(value));
  if (test.op !== "all") return false;
  const hasAll = test.values.every((value) => values.includes(value));
  return hasAll && (!test.exactly || new Set(values).size === test.values.length);
}

const isAbove = (value: string | number, bound: Bound | undefined): boolean =>
  !bound || value > bound.value || (bound.inclusive && value === bound.value);

const isBelow = (value: string | number, bound: Bound | undefined): boolean =>
  !bound || value < bound.value || (bound.inclusive && value === bound.value);
