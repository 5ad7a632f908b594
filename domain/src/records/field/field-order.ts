import { AppError } from "../../shared/error";
import type { EntityId, RecordKind } from "../record/entity";
import { recordsTexts } from "../texts";
import { fieldsOf } from "./built-in-fields";
import { activeFields, type FieldSet } from "./custom-field";
import { standardSettingsOf } from "./standard-field";

/**
 * The entity with all fields of a kind: leads and deals share fields and order, and deals have all of a lead's fields.
 */
const WIDEST: Record<RecordKind, EntityId> = { lead: "deal", company: "company", contact: "contact" };

/** The ids of a kind's editable fields, in the team's order. */
export const orderOf = (set: FieldSet): string[] =>
  fieldsOf(WIDEST[set.kind], set, "en")
    .filter(({ category }) => category !== "system")
    .map(({ id }) => id);

/**
 * Reorders some fields among the places they hold. Fields not named (newer ones, or deal-only ones) keep their places.
 * System fields always come last.
 * @throws NOT_FOUND if an id is unknown
 */
export function reorderFields(set: FieldSet, ids: readonly string[]): string[] {
  const before = orderOf(set);
  const wanted = [...new Set(ids)];
  const unknown = wanted.filter((id) => !before.includes(id));
  if (unknown.length > 0) throw new AppError("NOT_FOUND", recordsTexts.fieldNotFound, unknown);
  const named = new Set(wanted);
  return before.map((id) => (named.has(id) ? (wanted.shift() ?? id) : id));
}

/** The definitions whose position changed. */
export function movedFields(set: FieldSet, order: readonly string[]): Pick<FieldSet, "custom" | "standard"> {
  const custom = activeFields(set);
  const isCustom = (id: string) => custom.some((field) => field.id === id);
  return {
    custom: custom
      .map((field) => ({ before: field.order, after: { ...field, order: order.indexOf(field.id) } }))
      .filter(({ before, after }) => after.order !== before)
      .map(({ after }) => after),
    standard: order
      .map((id, place) => ({ ...standardSettingsOf(set, id), order: place }))
      .filter(({ field_id, order: place }) => !isCustom(field_id) && standardSettingsOf(set, field_id).order !== place),
  };
}
