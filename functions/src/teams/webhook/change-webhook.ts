import type { teamsApi } from "@dure/domain/teams/api";
import { changeWebhook as change, viewWebhook } from "@dure/domain/teams/webhook/webhook";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertTarget } from "./assert-target";
import { getWebhook, readWebhook, saveWebhook } from "./webhook-store";

/** Waiting deliveries go to the new address. */
export const changeWebhook: Verb<typeof teamsApi.changeWebhook> = async (ctx, { params, body }) => {
  await readWebhook(ctx.teamId, params.id);
  await assertTarget(body.target_url);
  return transaction(ctx, async (tx) => {
    const known = await getWebhook(tx, ctx.teamId, params.id);
    const changed = change(known, body, ctx.now);
    saveWebhook(tx, ctx.teamId, changed);
    const [before, after] = [viewWebhook(known), viewWebhook(changed)];
    return { answer: after, event: { type: "webhook.changed", before, after } };
  });
};
