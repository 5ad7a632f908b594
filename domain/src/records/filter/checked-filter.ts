import type { FilterField } from "./filter-field";
import type { FilterTest } from "./filter-predicate";
import type { JourneyTest } from "./journey-fact";
import type { MailTest } from "./mail-activity";

/** A filter whose fields, operators and values fit each other; a negated condition is the exact opposite of its test. */
export type CheckedFilter =
  | { all: CheckedFilter[] }
  | { any: CheckedFilter[] }
  | { mail: MailTest; negated: boolean }
  | { journey: JourneyTest; negated: boolean }
  | { field: FilterField; test: FilterTest; negated: boolean };
