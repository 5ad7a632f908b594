import type { FilterField } from "./filter-field";
import type { FilterTest } from "./filter-predicate";

/** A filter whose fields, operators and values fit each other; a negated condition is the exact opposite of its test. */
export type CheckedFilter =
  | { all: CheckedFilter[] }
  | { any: CheckedFilter[] }
  | { field: FilterField; test: FilterTest; negated: boolean };
