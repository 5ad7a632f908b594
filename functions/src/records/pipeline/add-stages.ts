import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { addStages as add } from "@dure/domain/records/pipeline/change-pipeline";
import type { Verb } from "../../platform/http/endpoint";
import { changePipeline } from "./change-pipeline";

export const addStages: Verb<typeof recordsApi.addStages> = (ctx, { params, body }) =>
  changePipeline(ctx, params.id, (pipeline) => add(pipeline, body.status_stages, { newId: randomUUID, now: ctx.now }));
