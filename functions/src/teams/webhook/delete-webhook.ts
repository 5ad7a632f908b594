import type { teamsApi } from "@dure/domain/teams/api";
import { viewWebhook } from "@dure/domain/teams/webhook/webhook";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { removeEndpointState } from "./delivery/endpoint-state-store";
import { getWebhook, removeWebhook } from "./webhook-store";

/** Nothing more is sent. The stored deliveries expire by the ledger's time to live. */
export const deleteWebhook: Verb<typeof teamsApi.deleteWebhook> = (ctx, { params: { id } }) =>
  transaction(ctx, async (tx) => {
    const before = viewWebhook(await getWebhook(tx, ctx.teamId, id));
    removeWebhook(tx, ctx.teamId, id);
    removeEndpointState(tx, { teamId: ctx.teamId, webhookId: id });
    return { answer: undefined, event: { type: "webhook.deleted", before, after: null } };
  });
