import { randomUUID } from "node:crypto";
import { Delivery } from "@dure/domain/teams/webhook/delivery";
import { TRIGGER_TYPES, type TriggerType } from "@dure/domain/teams/webhook/trigger-type";
import { Webhook } from "standardwebhooks";
import { queueJob } from "../suite/queue";
import { stored } from "../suite/stored";
import { suite } from "../suite/suite";
import { until } from "../suite/wait";
import { type Received, receiver } from "./receiver";
import type { Member, Tenant } from "./tenant";

export type WebhookFixture = Awaited<ReturnType<typeof idleWebhook>>;

/** A webhook that is off, with a delivery in its ledger. Nothing is called. */
export async function idleWebhook(admin: Member, { team }: Tenant) {
  const body = { target_url: "http://127.0.0.1:9/비밀", trigger_types: ["lead-created" as const] };
  const { id } = await admin.client.teams.createWebhook({ body: { ...body, active: false } });
  const deliveryId = `msg_${randomUUID()}`;
  const at = new Date().toISOString();
  await team.collection("webhook-deliveries").doc(deliveryId).set({
    webhook_id: id,
    trigger_type: "lead-created",
    state: "failed",
    body: '{"data":"비밀"}',
    tries: 10,
    attempts: "[]",
    next_attempt_at: null,
    failed_at: at,
    created_at: at,
  });
  return { id, deliveryId, body };
}

/** A webhook for these types, by default for all, with a receiver of its own. */
export async function listeningWebhook(admin: Member, trigger_types: readonly TriggerType[] = TRIGGER_TYPES) {
  const endpoint = await receiver();
  const body = { target_url: endpoint.url, trigger_types: [...trigger_types] };
  const { id } = await admin.client.teams.createWebhook({ body });
  const { secret } = await admin.client.teams.getWebhookSecret({ params: { id } });
  return { ...endpoint, id, secret, body, params: { id } };
}

/** The verified body of a call. Uses the library of Standard Webhooks, which throws if the signature is wrong. */
export const verified = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers) as {
    type: string;
    trigger_type: TriggerType;
    timestamp: string;
    data: Record<string, unknown>;
  };

/** The stored deliveries of a webhook. */
export async function deliveriesOf(teamId: string, webhookId: string) {
  const all = await stored(teamId, "webhook-deliveries");
  const read = all.map((one) => Delivery.parse({ ...one, attempts: JSON.parse(String(one.attempts)) }));
  return read.filter(({ webhook_id }) => webhook_id === webhookId);
}

/** Sends what is due at a time, as the endpoint's task does when that time has come. */
export const deliverAt = (teamId: string, webhookId: string, now: string): Promise<void> =>
  queueJob({ teamId, name: "deliver-webhook", payload: { webhook_id: webhookId, now } });

/** Makes the next try of a delivery due again and again, until it is in a state. */
export async function untilState(teamId: string, webhookId: string, state: Delivery["state"]): Promise<Delivery> {
  for (;;) {
    const [delivery] = await deliveriesOf(teamId, webhookId);
    if (delivery?.state === state) return delivery;
    if (delivery?.next_attempt_at) await tryAgain(teamId, webhookId, delivery.next_attempt_at);
    else await until(async () => (await deliveriesOf(teamId, webhookId)).length > 0, TIMEOUT_MS);
  }
}

const tryAgain = (teamId: string, webhookId: string, at: string): Promise<void> =>
  deliverUntil(
    async () => {
      const [delivery] = await deliveriesOf(teamId, webhookId);
      return delivery?.state !== "waiting" || delivery.next_attempt_at !== at;
    },
    () => deliverAt(teamId, webhookId, at),
  );

/** Delivers until a condition holds. Retries after a while: the worker with the lease checks by its own clock. */
export async function deliverUntil(isSo: () => Promise<boolean>, deliver: () => Promise<void>): Promise<void> {
  const endMs = Date.now() + TIMEOUT_MS;
  for (;;) {
    await deliver();
    const patient = Date.now() < endMs;
    const done = await until(isSo, ASK_MS).catch((error: unknown) => {
      if (!patient) throw error;
      return false;
    });
    if (done) return;
  }
}

const ASK_MS = 8_000;
const TIMEOUT_MS = 100_000;

/** Runs the schedule that wakes endpoints. It covers every team, so only one test file may run it. */
export async function wakeWebhooks(at: string): Promise<void> {
  const response = await fetch(`${suite.tickerUrl}/run/dueWebhooks?at=${at}`, { method: "POST" });
  if (!response.ok) throw new Error(`The schedule answered ${response.status}: ${await response.text()}`);
}
