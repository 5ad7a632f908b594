import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newPipeline } from "@dure/domain/records/pipeline/change-pipeline";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findPipelines, savePipeline } from "./pipeline-store";
import { assertTitleFree, reserveTitle } from "./pipeline-title-store";

export const createPipeline: Verb<typeof recordsApi.createPipeline> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const { length: existing } = await findPipelines(ctx.teamId);
    await assertTitleFree(tx, ctx.teamId, body.title);
    const pipeline = newPipeline(body, existing, { newId: randomUUID, now: ctx.now });
    savePipeline(tx, ctx.teamId, pipeline);
    reserveTitle(tx, ctx.teamId, pipeline.title, pipeline.id);
    return { answer: pipeline, event: { type: "pipeline.created", before: null, after: pipeline } };
  });
