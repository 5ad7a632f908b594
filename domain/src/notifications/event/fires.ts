import { dequal } from "dequal/lite";
import type { Catalog } from "../../records/filter/filter-field";
import { entityOf } from "../../records/record/entity";
import type { CrmRecord } from "../../records/record/record";
import { targetIdOf } from "../due/due-trigger";
import type { Trigger, TriggerType } from "../setting/setting";
import { hasValue } from "./has-value";

/** A record before and after a change; `before` is null for a new record. */
export type RecordChange = { before: CrmRecord | null; after: CrmRecord };

/** The kinds of trigger that a change of a record may fire. */
export function typesFiredBy({ before, after }: RecordChange): TriggerType[] {
  const types: TriggerType[] = [before === null ? "record_created" : "field_changed"];
  if (after.assignee && after.assignee !== before?.assignee) types.push("record_assigned");
  if (after.stage_id !== null && after.stage_id !== before?.stage_id) types.push("stage_changed");
  return types;
}

/** Whether a change fires a trigger: of its entity and record type, its stage, or its field and value. */
export function isFiredBy(trigger: Trigger, change: RecordChange, catalog: Catalog): boolean {
  const { type, target, value } = trigger;
  const { before, after } = change;
  if (!typesFiredBy(change).includes(type) || entityOf(after) !== target.entity_type) return false;
  if (target.record_type_id !== null && target.record_type_id !== after.record_type_id) return false;
  if (type === "stage_changed") return namesTarget(trigger, after.stage_id ?? "");
  if (type !== "field_changed" || before === null) return true;
  const field = catalog[after.kind].get(targetIdOf(target.id));
  if (!field || dequal(field.read(before), field.read(after))) return false;
  return value === "" || hasValue(field, after, value);
}

/** Whether a trigger's stage or form matches, or the trigger has no particular one. */
export const namesTarget = ({ target }: Pick<Trigger, "target">, id: string): boolean =>
  ["", id].includes(targetIdOf(target.id));
