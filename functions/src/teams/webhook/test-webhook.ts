import { randomUUID } from "node:crypto";
import type { teamsApi } from "@dure/domain/teams/api";
import { isDelivered } from "@dure/domain/teams/webhook/delivery";
import { messageBody } from "@dure/domain/teams/webhook/message";
import type { TriggerType } from "@dure/domain/teams/webhook/trigger-type";
import { secretsAt } from "@dure/domain/teams/webhook/webhook";
import type { Verb } from "../../platform/http/endpoint";
import { callUserAddress } from "../../platform/http/outgoing/call-user-address";
import { assertTarget } from "./assert-target";
import { newSecret, signedHeaders } from "./signed-headers";
import { openSecret, readWebhook } from "./webhook-store";

/** An example of each type's `data`, supplied by the areas that own the events. */
export type WebhookExamples = Readonly<Record<TriggerType, object>>;

/** Calls an address once, like a delivery, and returns the outcome. The call is not recorded in the ledger. */
export const testWebhook =
  (examples: WebhookExamples): Verb<typeof teamsApi.testWebhook> =>
  async (ctx, { body: { target_url, trigger_type, id } }) => {
    await assertTarget(target_url);
    const secrets = id === undefined ? [newSecret()] : await secretsOf(ctx.teamId, id, ctx.now);
    const body = messageBody(trigger_type, ctx.now, examples[trigger_type]);
    const message = { id: `msg_test_${randomUUID().replaceAll("-", "")}`, at: new Date(), body };
    const call = { url: target_url, headers: await signedHeaders(message, secrets), body };
    const { retry_after_ms: _, ...answer } = await callUserAddress(call);
    return { ...answer, success: isDelivered(answer) };
  };

async function secretsOf(teamId: string, id: string, now: string): Promise<string[]> {
  const webhook = await readWebhook(teamId, id);
  return secretsAt(webhook, now).map((secret) => openSecret(teamId, id, secret));
}
