import type { CheckField } from "@dure/domain/email/campaign/check-campaign";

export const EDITOR_STEPS = ["content", "from", "to", "check"] as const;
export type EditorStep = (typeof EDITOR_STEPS)[number];

/** The step in which an issue of the check is fixed. */
export const STEP_OF_FIELD: Record<CheckField, EditorStep> = {
  "fromInfo.subject": "from",
  "fromInfo.name": "from",
  "fromInfo.email": "from",
  "fromInfo.subject.variables.defaultValue": "from",
  "abTest.subject": "from",
  "recipient.segments": "to",
  content: "content",
  "content.variables.defaultValue": "content",
  "content.unsubscribeLink": "content",
  "content.footer": "content",
  "content.links": "content",
  "content.images": "content",
  "content.text": "content",
  "recipient.roleAddresses": "to",
  "recipient.disposableAddresses": "to",
  "schedule.scheduledAt": "check",
};
