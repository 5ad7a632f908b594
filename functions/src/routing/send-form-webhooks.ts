import { formPayload } from "@dure/domain/routing/webhook/form-payload";
import { enqueueWebhookDeliveries } from "../teams/webhook/delivery/enqueue-webhook-deliveries";
import { webhookReaction } from "../teams/webhook/delivery/webhook-reaction";
import { findIntake } from "./submission/submission-store";

/** Notifies webhooks of a submission, once its lead is created. A redelivered event makes no second delivery. */
export const sendFormWebhooks = webhookReaction("form-webhooks", ["submission.created"], (teamId, { id, at, after }) =>
  enqueueWebhookDeliveries(teamId, { type: "form-submitted", key: id, at }, async () =>
    formPayload(after, await findIntake(after.id)),
  ),
);
