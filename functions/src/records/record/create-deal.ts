import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newDeal } from "@dure/domain/records/new-record";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { getPipeline } from "../pipeline/pipeline-store";
import { keepNew } from "./keep-new";

export const createDeal: Verb<typeof recordsApi.createDeal> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const pipeline = await getPipeline(tx, ctx.teamId, params.recordTypeId);
    return keepNew(tx, ctx, newDeal(body, pipeline, { id: randomUUID(), editor: ctx.actor, now: ctx.now }));
  });
