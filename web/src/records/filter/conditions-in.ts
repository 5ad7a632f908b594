import type { Filter } from "@dure/domain/records/filter/filter";

/** How many conditions a filter has, at all its levels. */
export const conditionsIn = (filter: Filter | null): number =>
  (filter?.conditions ?? []).reduce((sum, part) => sum + ("conditions" in part ? conditionsIn(part) : 1), 0);
