import type { Step, StepType } from "@dure/domain/email/automation/step";
import { StepMail } from "@dure/domain/email/automation/step-mail";

/** A step as it is added: a wait of a day until the morning, and otherwise nothing filled in. */
export function newStep(type: StepType, id: string, timezone: string): Step {
  if (type === "delay") return { id, type, days: 1, hours: 0, time: "09:00", timezone, business_hours: false };
  if (type === "condition") return { id, type, filter: null, label: "", yes: [], no: [] };
  if (type === "update_field") return { id, type, field_id: "", value: null };
  if (type === "notify_slack") return { id, type, channel: "", text: "" };
  if (type === "send_email") return { id, type, email_campaign: StepMail.parse({}) };
  return { id, type };
}
