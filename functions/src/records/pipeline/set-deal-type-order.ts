import type { recordsApi } from "@dure/domain/records/api";
import { reorderDealTypes } from "@dure/domain/records/pipeline/deal-type-order";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { ORDER_ID, readOrder, saveOrder } from "./deal-type-order-store";
import { findPipelines } from "./pipeline-store";

export const setDealTypeOrder: Verb<typeof recordsApi.setDealTypeOrder> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const [pipelines, before] = await Promise.all([findPipelines(ctx.teamId), readOrder(tx, ctx.teamId)]);
    const after = reorderDealTypes(pipelines, body.data);
    saveOrder(tx, ctx.teamId, after);
    const event = { before: { id: ORDER_ID, ...before }, after: { id: ORDER_ID, ...after } };
    return { answer: after, event: { type: "pipeline.reordered", ...event } };
  });
