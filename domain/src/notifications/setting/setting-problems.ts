import type { Catalog } from "../../records/filter/filter-field";
import { kindOf } from "../../records/record/entity";
import { targetIdOf } from "../due/due-trigger";
import { canHaveValue } from "../event/has-value";
import { hasAssignee } from "./has-assignee";
import { ASSIGNEE, type NotificationSetting, type SettingProblem, type Trigger, type TriggerType } from "./setting";

/** What kind of target a trigger must have. */
const NAMES: Record<TriggerType, "date" | "stage" | "field" | undefined> = {
  date_before: "date",
  date_after: "date",
  stage_staying: "stage",
  record_created: undefined,
  record_assigned: undefined,
  stage_changed: undefined,
  field_changed: "field",
  form_submitted: undefined,
  meeting_booked: undefined,
  meeting_cancelled: undefined,
};

/** The team's current fields, stages and record types, and whether Slack is connected. */
export type TriggerContext = { catalog: Catalog; isConnected: boolean };

/** Why a setting can't be active, in the order of the editor; empty if it can. */
export function settingProblems(
  { title, trigger, action, stopped }: NotificationSetting,
  context: TriggerContext,
): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (title === "") problems.push("title");
  problems.push(...targetProblems(trigger, context.catalog));
  if (action.type === "slack" && !context.isConnected) problems.push("slack");
  const isNobody = action.type !== "slack" && action.channel === ASSIGNEE && !hasAssignee(trigger);
  if (action.channel === "" || isNobody) problems.push("channel");
  if (stopped === "channel_gone") problems.push("channel_deleted");
  return problems;
}

function targetProblems({ type, target, value }: Trigger, catalog: Catalog): SettingProblem[] {
  const { entity_type, record_type_id, id } = target;
  const fields = catalog[kindOf(entity_type)];
  if (record_type_id !== null && !fields.get("deal_record_type")?.choices?.has(record_type_id))
    return ["record_type_deleted"];
  const named = NAMES[type];
  if (named === undefined) return [];
  const targetId = targetIdOf(id);
  if (targetId === "") return ["target"];
  if (named === "stage") return fields.get("stage")?.choices?.has(targetId) ? [] : ["stage_deleted"];
  const field = fields.get(targetId);
  if (!field) return ["field_deleted"];
  if (named === "field") return value === "" || canHaveValue(field, value) ? [] : ["value"];
  return field.as === "day" || field.as === "time" ? [] : ["target"];
}
