import type { recordsApi } from "@dure/domain/records/api";
import { orderStages as order } from "@dure/domain/records/pipeline/change-pipeline";
import type { Verb } from "../../platform/http/endpoint";
import { changePipeline } from "./change-pipeline";

export const orderStages: Verb<typeof recordsApi.orderStages> = (ctx, { params, body }) =>
  changePipeline(ctx, params.id, (pipeline) => order(pipeline, params.status, body.stages, ctx.now));
