import type { Condition, Filter } from "../../records/filter/filter";
import type { ListEntityId } from "../../records/record/entity";

/** A list of leads or deals: `dealType` is "" where it shows deals of all types. */
export type ViewedList = {
  entity: Extract<ListEntityId, "lead" | "deal" | "lead-deal-combined">;
  dealType: string;
  filter: Filter | null;
};

/** A segment's filter that finds what a list finds: a segment has leads and deals, a list often only one of them. */
export function filterOfView({ entity, dealType, filter }: ViewedList): Filter {
  const scope = scopeOf(entity, dealType);
  if (!filter || filter.conditions.length === 0) return { operator: "AND", conditions: scope };
  if (filter.operator === "AND") return { operator: "AND", conditions: [...scope, ...filter.conditions] };
  return scope.length === 0 ? filter : { operator: "AND", conditions: [...scope, filter] };
}

function scopeOf(entity: ViewedList["entity"], dealType: string): Condition[] {
  if (dealType) return [{ identifier: "deal_record_type", condition: "is", value: dealType }];
  if (entity === "lead-deal-combined") return [];
  return [{ identifier: "entity_type", condition: "is", value: entity }];
}
