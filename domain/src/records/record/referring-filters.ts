import type { CustomField } from "../field/custom-field";
import { referringFields } from "../field/referring-fields";
import type { Filter } from "../filter/filter";
import type { ListEntityId, RecordKind } from "./entity";

/** A group of a filter holds no more conditions. */
const MAX_FIELDS = 100;

const LISTS: Record<RecordKind, ListEntityId> = { lead: "lead-deal-combined", company: "company", contact: "contact" };

/** For each list that can hold such records: the filter that finds those that refer to a record in an active custom field. */
export const referringFilters = (
  fields: Readonly<Record<RecordKind, readonly CustomField[]>>,
  { id, kind }: { id: string; kind: RecordKind },
): { entityId: ListEntityId; filters: Filter }[] =>
  (["lead", "company", "contact"] as const).flatMap((holder) => {
    const active = fields[holder].filter(({ archived_at }) => archived_at === null);
    const referring = referringFields(active, kind).slice(0, MAX_FIELDS);
    if (referring.length === 0) return [];
    const conditions = referring.map((field) => ({
      identifier: field.id,
      condition: "anyIn" as const,
      category: "custom" as const,
      value: [id],
    }));
    return [{ entityId: LISTS[holder], filters: { operator: "OR" as const, conditions } }];
  });
