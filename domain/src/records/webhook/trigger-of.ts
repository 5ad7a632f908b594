import type { TriggerType } from "../../teams/webhook/trigger-type";

/** The events of records that trigger webhooks, with the trigger of each. */
export const RECORD_TRIGGERS = {
  "lead.created": "lead-created",
  "lead.restored": "lead-created",
  "lead.unmerged": "lead-created",
  "lead.changed": "lead-updated",
  "lead.deleted": "lead-deleted",
  "lead.merged": "lead-deleted",
  "deal.created": "deal-created",
  "deal.restored": "deal-created",
  "deal.unmerged": "deal-created",
  "deal.deleted": "deal-deleted",
  "deal.merged": "deal-deleted",
  "lead.converted": "pipeline-allocated",
  "deal.moved": "pipeline-moved",
  "deal.deallocated": "pipeline-deallocated",
} as const satisfies Record<string, TriggerType>;

export type WebhookRecordEvent = keyof typeof RECORD_TRIGGERS;
export const WEBHOOK_RECORD_EVENTS = Object.keys(RECORD_TRIGGERS) as WebhookRecordEvent[];
