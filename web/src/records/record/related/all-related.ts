import type { Condition, Filter } from "@dure/domain/records/filter/filter";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";

type Relatable = Pick<RecordView, "id" | "entity" | "contact">;

/**
 * The filter of an entity's list that finds all records related to a record: those that refer to it in a standard or
 * custom field and, for a lead or deal, those with the same contact.
 */
export function relatedFilter(record: Relatable, entity: EntityId, customFieldIds: readonly string[]): Filter {
  const custom = customFieldIds.map((identifier) => condition(identifier, record.id, "custom"));
  return { operator: "OR", conditions: [...standardConditions(record, entity), ...custom] };
}

function standardConditions({ id, entity: of, contact }: Relatable, listed: EntityId): Condition[] {
  const [kind, listedKind] = [kindOf(of), kindOf(listed)];
  if (kind === "company" && listedKind !== "company") return [condition("company", id)];
  if (listedKind !== "lead") return [];
  if (kind === "contact") return [condition("contact", id)];
  return contact ? [condition("contact", contact.id)] : [];
}

const condition = (identifier: string, id: string, category?: "custom"): Condition => ({
  identifier,
  condition: "anyIn",
  value: [id],
  ...(category && { category }),
});

/** The number of related records among those that the filter finds. A lead or deal with a contact also finds itself. */
export const relatedCount = ({ entity, contact }: Relatable, listed: EntityId, found: number): number =>
  entity === listed && kindOf(entity) === "lead" && contact ? found - 1 : found;
