import { recordExamples } from "./records/webhook/record-examples";
import { formExamples } from "./routing/webhook/form-examples";
import { meetingExamples } from "./scheduling/webhook/meeting-examples";
import type { TriggerType } from "./teams/webhook/trigger-type";

/** An example of each type's `data`, which a test of a webhook sends. */
export const webhookExamples = {
  ...formExamples,
  ...meetingExamples,
  ...recordExamples,
} satisfies Record<TriggerType, object>;
