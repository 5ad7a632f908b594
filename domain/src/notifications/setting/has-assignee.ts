import { kindOf } from "../../records/record/entity";
import type { Trigger, TriggerType } from "./setting";

/** Triggers without an entity: the notification is about the lead or deal that the submission or meeting led to. */
export const WITHOUT_ENTITY: readonly TriggerType[] = ["form_submitted", "meeting_booked", "meeting_cancelled"];

/** Whether a trigger's records can have an assignee: companies and contacts can't. */
export const hasAssignee = ({ type, target }: Pick<Trigger, "type" | "target">): boolean =>
  WITHOUT_ENTITY.includes(type) || kindOf(target.entity_type) === "lead";
