import { reaction } from "../../../platform/outbox/reaction";
import { wakeFresh } from "./deliver-webhook";
import { replayFailedSince } from "./delivery-store";

/** Sends what was held for a webhook while it was off, or what an admin replays. */
export const resumeWebhook = reaction(
  "resume-webhook",
  ["webhook.activated", "webhook.delivery-replayed"],
  (teamId, { id, after }) => wakeFresh({ teamId, webhookId: "webhook_id" in after ? after.webhook_id : after.id }, id),
);

/** Sends all again that have failed since a time. A process that dies leaves the rest failed, for its next attempt. */
export const replayFailedDeliveries = reaction(
  "replay-webhook",
  ["webhook.replayed"],
  async (teamId, { id, at, after }) => {
    await replayFailedSince({ teamId, webhookId: after.id, since: after.since }, at);
    await wakeFresh({ teamId, webhookId: after.id }, id);
  },
);
