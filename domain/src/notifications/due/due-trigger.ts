import type { Filter } from "../../records/filter/filter";
import type { EntityId } from "../../records/record/entity";

/** A setting's trigger that looks for records once a day. `count_value` is in days; 0 is the day itself. */
export type DueTrigger = {
  type: "date_before" | "date_after" | "stage_staying";
  count_value: number;
  /** HH:mm in the team's zone. */
  send_at: string;
  /** `id` is `targetType:targetId`; leads, companies and contacts have no record type. */
  target: { entity_type: EntityId; record_type_id: string | null; id: string };
};

/** The trigger types that the daily run checks; events fire all others. */
const DUE_TYPES: readonly string[] = ["date_before", "date_after", "stage_staying"];

export const isDueTrigger = <Trigger extends { type: string }>(
  trigger: Trigger,
): trigger is Trigger & { type: DueTrigger["type"] } => DUE_TYPES.includes(trigger.type);

/** The id after the first colon of a target: of a field or of a stage. */
export const targetIdOf = (target: string): string => target.slice(target.indexOf(":") + 1);

/**
 * The filter for the records that a daily run notifies about: their date, or their first day at the stage, is at the
 * trigger's distance.
 * @param watchedDay YYYY-MM-DD, of `watchedDay`
 */
export function dueFilter({ type, target }: DueTrigger, watchedDay: string): Filter {
  const on = (identifier: string, value: string) => ({ identifier, condition: "is" as const, value });
  const id = targetIdOf(target.id);
  const conditions =
    type === "stage_staying" ? [on("stage", id), on("stage_entered_at", watchedDay)] : [on(id, watchedDay)];
  const ofType = target.record_type_id === null ? [] : [on("deal_record_type", target.record_type_id)];
  return { operator: "AND", conditions: [...ofType, ...conditions] };
}
