import type { teamsApi } from "@dure/domain/teams/api";
import { replayed } from "@dure/domain/teams/webhook/delivery";
import type { Verb } from "../../../platform/http/endpoint";
import { transaction } from "../../../platform/transaction/transaction-store";
import { readActiveWebhook } from "../read-active-webhook";
import { readDelivery, saveDelivery } from "./delivery-store";

/** Sends a delivery again under its id, whatever its state. A reaction wakes the endpoint (`resumeWebhook`). */
export const replayDelivery: Verb<typeof teamsApi.replayDelivery> = async (ctx, { params: { id, deliveryId } }) => {
  await readActiveWebhook(ctx.teamId, id);
  await transaction(ctx, async (tx) => {
    const known = await readDelivery(ctx.teamId, id, deliveryId, tx);
    saveDelivery(tx, ctx.teamId, replayed(known, ctx.now));
    const after = { id: deliveryId, webhook_id: id };
    return { answer: undefined, event: { type: "webhook.delivery-replayed", before: null, after } };
  });
};
