import { createHash } from "node:crypto";
import type { Delivery } from "@dure/domain/teams/webhook/delivery";
import { messageBody } from "@dure/domain/teams/webhook/message";
import type { TriggerType } from "@dure/domain/teams/webhook/trigger-type";
import { keepsEvents } from "@dure/domain/teams/webhook/webhook";
import { findWebhooksFor } from "../webhook-store";
import { wakeEndpoint } from "./deliver-webhook";
import { createDelivery } from "./delivery-store";

/** An event for the webhooks of a type. `key` is its idempotency key: the event's id and, if needed, its subject. */
type Occurrence = { type: TriggerType; key: string; at: string };

/**
 * Adds a delivery to the ledger for each webhook that wants the event, and wakes their endpoints. Idempotent: the ids
 * derive from the event, so a retry creates no second delivery.
 * @param dataOf reads the event's subject, only if a webhook wants the event; undefined if the subject is gone
 */
export async function enqueueWebhookDeliveries(
  teamId: string,
  { type, key, at }: Occurrence,
  dataOf: () => Promise<object | undefined>,
): Promise<void> {
  const webhooks = (await findWebhooksFor(teamId, type)).filter(keepsEvents);
  const data = webhooks.length > 0 ? await dataOf() : undefined;
  if (!data) return;
  const body = messageBody(type, at, data);
  await Promise.all(
    webhooks.map(async ({ id: webhookId }) => {
      const id = deliveryId(`${key} ${type} ${webhookId}`);
      await createDelivery(teamId, { ...newDelivery(at), id, webhook_id: webhookId, trigger_type: type, body });
      await wakeEndpoint({ teamId, webhookId });
    }),
  );
}

const newDelivery = (
  at: string,
): Pick<Delivery, "state" | "tries" | "attempts" | "next_attempt_at" | "failed_at" | "created_at"> => ({
  state: "waiting",
  tries: 0,
  attempts: [],
  next_attempt_at: at,
  failed_at: null,
  created_at: at,
});

/** A delivery's id. It contains no dot, which separates the parts of the signed text. */
const deliveryId = (text: string): string => `msg_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
