import { createHash } from "node:crypto";
import type { Delivery } from "@dure/domain/teams/webhook/delivery";
import { messageBody } from "@dure/domain/teams/webhook/message";
import type { TriggerType } from "@dure/domain/teams/webhook/trigger-type";
import { keepsEvents } from "@dure/domain/teams/webhook/webhook";
import { findWebhooksFor } from "../webhook-store";
import { wakeEndpoint } from "./deliver-webhook";
import { createDelivery } from "./delivery-store";

/** What happened, for the webhooks of a type. `key` tells it from all else: the event's id, and what it is about. */
type Occurrence = { type: TriggerType; key: string; at: string };

/**
 * Enters an event into the ledger, once for each webhook that is for it, and wakes their endpoints. Told twice, or by a
 * process that died between the two, it makes no second delivery, since the ids derive from the event.
 * @param dataOf reads what the event is about, only if a webhook is for it; undefined if that is gone
 */
export async function tellWebhooks(
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

/** Without a dot, which separates the parts of what is signed. */
const deliveryId = (text: string): string => `msg_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
