import { AppError } from "../../shared/error";
import type { EntityId, RecordKind } from "../record/entity";
import { recordsTexts } from "../texts";
import { fieldsOf } from "./built-in-fields";
import { activeFields, type FieldSet } from "./custom-field";
import { standardSettingsOf } from "./standard-field";

/** Leads and deals share their fields and so their order; a deal has all that a lead has. */
const WIDEST: Record<RecordKind, EntityId> = { lead: "deal", company: "company", contact: "contact" };

/** The ids of a kind's fields that people fill in, in the team's order. */
export const orderOf = (set: FieldSet): string[] =>
  fieldsOf(WIDEST[set.kind], set, "en")
    .filter(({ category }) => category !== "system")
    .map(({ id }) => id);

/**
 * The order after some of the fields were put in another: they share their places anew, and those that are not named
 * (made since, or a deal's only) keep theirs. System fields always stand last. Refuses ids of none.
 */
export function reorderFields(set: FieldSet, ids: readonly string[]): string[] {
  const before = orderOf(set);
  const wanted = [...new Set(ids)];
  const unknown = wanted.filter((id) => !before.includes(id));
  if (unknown.length > 0) throw new AppError("NOT_FOUND", recordsTexts.fieldNotFound, unknown);
  const named = new Set(wanted);
  return before.map((id) => (named.has(id) ? (wanted.shift() ?? id) : id));
}

/** The definitions whose place in an order is a new one. */
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
