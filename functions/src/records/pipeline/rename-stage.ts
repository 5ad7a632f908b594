import type { recordsApi } from "@dure/domain/records/api";
import { renameStage as rename } from "@dure/domain/records/pipeline/change-pipeline";
import type { Verb } from "../../platform/http/endpoint";
import { changePipeline } from "./change-pipeline";

export const renameStage: Verb<typeof recordsApi.renameStage> = (ctx, { params, body }) =>
  changePipeline(ctx, params.id, (pipeline) => rename(pipeline, params.stageId, body.label, ctx.now));
