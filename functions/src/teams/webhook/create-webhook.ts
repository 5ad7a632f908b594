import { randomUUID } from "node:crypto";
import type { teamsApi } from "@dure/domain/teams/api";
import { assertWebhookRoom, viewWebhook, type Webhook } from "@dure/domain/teams/webhook/webhook";
import type { Verb } from "../../platform/http/endpoint";
import { readLocks, writeLocks } from "../../platform/transaction/lock-store";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { assertTarget } from "./assert-target";
import { newSecret } from "./signed-headers";
import { countWebhooks, saveWebhook, sealSecret } from "./webhook-store";

const LOCK = ["webhooks"];

export const createWebhook: Verb<typeof teamsApi.createWebhook> = (ctx, { body: { active, ...body } }) =>
  withIdempotentReplay(ctx, async () => {
    await assertTarget(body.target_url);
    return transaction(ctx, async (tx) => {
      const { teamId, now } = ctx;
      await readLocks(tx, teamId, LOCK);
      assertWebhookRoom(await countWebhooks(teamId));
      const id = randomUUID();
      const secrets = [{ sealed: sealSecret(teamId, id, newSecret()), expires_at: null }];
      const off = { off_reason: null, off_at: active ? null : now };
      const webhook: Webhook = { id, ...body, active, ...off, secrets, created_at: now, updated_at: now };
      writeLocks(tx, teamId, LOCK);
      saveWebhook(tx, teamId, webhook);
      const after = viewWebhook(webhook);
      return { answer: after, event: { type: "webhook.created", before: null, after } };
    });
  });
