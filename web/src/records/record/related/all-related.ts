import type { Filter } from "@dure/domain/records/filter/filter";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";

type Relatable = Pick<RecordView, "id" | "entity" | "contact">;

/** The filter of a list that finds all that goes with a record: of a lead or a deal, what has the same contact. */
export function relatedFilter({ id, entity, contact }: Relatable): Filter {
  const [identifier, value] = entity === "company" || entity === "contact" ? [entity, id] : ["contact", contact?.id];
  return { operator: "AND", conditions: [{ identifier, condition: "anyIn", value: value ? [value] : [] }] };
}

/** How many go with a record of those that its filter finds, for a lead or a deal is found by its own. */
export const relatedCount = (record: Relatable, entity: EntityId, found: number): number =>
  record.entity === entity ? found - 1 : found;
