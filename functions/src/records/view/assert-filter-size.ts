import type { Filter } from "@dure/domain/records/filter/filter";
import { filterError } from "@dure/domain/records/filter/filter-issue";

/** A report may have two filters, and its change event contains both, before and after, in one document. */
const MAX_CHARACTERS = 80_000;

/** @throws BAD_REQUEST for a filter that is too long to be kept */
export function assertFilterSize(filter: Filter | null): void {
  if (JSON.stringify(filter).length > MAX_CHARACTERS) throw filterError({ identifier: "", code: "too-many" });
}
