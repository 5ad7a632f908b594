import { reaction } from "../../../platform/outbox/reaction";
import { wakeFresh } from "./deliver-webhook";
import { replayFailedSince } from "./delivery-store";

/** Sends the deliveries that were held while a webhook was off, or that an admin replays. */
export const resumeWebhook = reaction(
  "resume-webhook",
  ["webhook.activated", "webhook.delivery-replayed"],
  (teamId, { id, after }) => wakeFresh({ teamId, webhookId: "webhook_id" in after ? after.webhook_id : after.id }, id),
);

/**
 * Sends all deliveries again that failed since a time. If the process dies, its next attempt continues with the rest.
 */
export const replayFailedDeliveries = reaction(
  "replay-webhook",
  ["webhook.replayed"],
  async (teamId, { id, at, after }) => {
    await replayFailedSince({ teamId, webhookId: after.id, since: after.since }, at);
    await wakeFresh({ teamId, webhookId: after.id }, id);
  },
);
