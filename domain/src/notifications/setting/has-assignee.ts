import { kindOf } from "../../records/record/entity";
import type { Trigger, TriggerType } from "./setting";

/** What names no entity: it is told of by whichever lead or deal it led to. */
export const WITHOUT_ENTITY: readonly TriggerType[] = ["form_submitted", "meeting_booked", "meeting_cancelled"];

/** Whether what a trigger tells of can have an assignee: companies and contacts have none. */
export const hasAssignee = ({ type, target }: Pick<Trigger, "type" | "target">): boolean =>
  WITHOUT_ENTITY.includes(type) || kindOf(target.entity_type) === "lead";
