import type { teamsApi } from "@dure/domain/teams/api";
import { rotateSecret } from "@dure/domain/teams/webhook/webhook";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { newSecret } from "./signed-headers";
import { viewSecret } from "./view-secret";
import { getWebhook, readWebhook, saveWebhook, sealSecret } from "./webhook-store";

/** The answer stored for retries contains no secret: the secret is read and opened after the transaction. */
export const rotateWebhookSecret: Verb<typeof teamsApi.rotateWebhookSecret> = async (ctx, { params: { id } }) => {
  await transaction(ctx, async (tx) => {
    const known = await getWebhook(tx, ctx.teamId, id);
    saveWebhook(tx, ctx.teamId, rotateSecret(known, sealSecret(ctx.teamId, id, newSecret()), ctx.now));
    return { answer: undefined, event: { type: "webhook.secret-rotated", before: null, after: { id } } };
  });
  return viewSecret(ctx, await readWebhook(ctx.teamId, id));
};
