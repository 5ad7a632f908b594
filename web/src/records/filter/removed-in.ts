import type { Condition, Filter } from "@dure/domain/records/filter/filter";
import type { FilterIssueCode } from "@dure/domain/records/filter/filter-issue";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { fixedChoices } from "./fixed-choices";
import type { ListedFields } from "./listed-fields";

type Removed = Extract<FilterIssueCode, `removed-${string}`>;

/** The kind of the first thing that a part of a filter names and that was removed; undefined if there is none. */
export function removedIn(fields: Pick<ListedFields, "byId">, part: Condition | Filter): Removed | undefined {
  if ("conditions" in part) {
    for (const one of part.conditions) {
      const removed = removedIn(fields, one);
      if (removed) return removed;
    }
    return undefined;
  }
  const field = fields.byId.get(part.identifier);
  if (!field) return "removed-field";
  if (!hasFixedChoices(field)) return undefined;
  const known = new Set(fixedChoices(field).map(({ value }) => value));
  const isGone = [part.value ?? []].flat().some((value) => !known.has(String(value)));
  if (!isGone) return undefined;
  return field.type === "stage" ? "removed-stage" : "removed-option";
}

const hasFixedChoices = ({ type }: ListedField): boolean =>
  type === "select" || type === "multi-select" || type === "stage" || type === "record-type";
