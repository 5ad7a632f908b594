import { z } from "zod";
import { teamsIssues } from "../teams-issues";

/** The triggers of webhooks, by subject (docs/product/webhooks.md#triggers). */
export const TRIGGER_GROUPS = {
  form: ["form-submitted"],
  meeting: ["invitee-created", "meeting-created", "meeting-rescheduled", "meeting-cancelled"],
  pipeline: ["pipeline-allocated", "pipeline-deallocated", "pipeline-moved"],
  deal: ["deal-created", "deal-deleted"],
  lead: ["lead-created", "lead-updated", "lead-deleted"],
} as const;

export const TRIGGER_TYPES = [
  ...TRIGGER_GROUPS.form,
  ...TRIGGER_GROUPS.meeting,
  ...TRIGGER_GROUPS.pipeline,
  ...TRIGGER_GROUPS.deal,
  ...TRIGGER_GROUPS.lead,
] as const;

export const TriggerType = z.enum(TRIGGER_TYPES, teamsIssues.triggerType);
export type TriggerType = z.infer<typeof TriggerType>;

/** The type as Standard Webhooks spells it: `lead.created`. */
export const eventTypeOf = (type: TriggerType): string => type.replace("-", ".");
