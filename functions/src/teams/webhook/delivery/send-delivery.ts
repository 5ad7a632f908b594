import type { Attempt, Delivery } from "@dure/domain/teams/webhook/delivery";
import { secretsAt, type Webhook } from "@dure/domain/teams/webhook/webhook";
import { callUserAddress } from "../../../platform/http/outgoing/call-user-address";
import { signedHeaders } from "../signed-headers";
import { openSecret } from "../webhook-store";

/** Calls a webhook's endpoint for a delivery, signed again: receivers refuse an old timestamp. */
export async function sendDelivery(teamId: string, webhook: Webhook, { id, body }: Delivery): Promise<Attempt> {
  const at = new Date();
  const secrets = secretsAt(webhook, at.toISOString()).map((secret) => openSecret(teamId, webhook.id, secret));
  const headers = await signedHeaders({ id, at, body }, secrets);
  const answer = await callUserAddress({ url: webhook.target_url, headers, body });
  return { ...answer, at: at.toISOString(), target_url: webhook.target_url };
}
