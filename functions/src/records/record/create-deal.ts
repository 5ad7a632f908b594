import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { assertReadyForStage } from "@dure/domain/records/pipeline/required-at-stage";
import { newDeal } from "@dure/domain/records/record/new-record";
import type { Verb } from "../../platform/http/endpoint";
import { getPipeline } from "../pipeline/pipeline-store";
import { createRecord } from "./save-new-record";

export const createDeal: Verb<typeof recordsApi.createDeal> = (ctx, { params, body }) =>
  createRecord(ctx, "lead", async (fields, tx) => {
    const pipeline = await getPipeline(tx, ctx.teamId, params.recordTypeId);
    const made = newDeal(body, pipeline, fields, { id: randomUUID(), editor: ctx.actor, now: ctx.now });
    return assertReadyForStage({ before: null, after: made }, pipeline, fields);
  });
