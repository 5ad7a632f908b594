import type { EntityId } from "@dure/domain/records/entity";
import type { Field } from "@dure/domain/records/field";

const CATEGORIES: Field["category"][] = ["standard", "custom", "system"];

/** The fields in the order of the default layout: standard, custom, system (spec/2-records.md §3). */
export function detailFields(entity: EntityId, own: readonly Field[], ofDeal: readonly Field[]): Field[] {
  const known = new Set(own.map(({ id }) => id));
  const more = entity === "lead" ? ofDeal.filter(({ id, category }) => category === "standard" && !known.has(id)) : [];
  return CATEGORIES.flatMap((category) => [...own, ...more].filter((field) => field.category === category));
}
