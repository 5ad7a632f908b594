import type { recordsApi } from "@dure/domain/records/api";
import { changeStage } from "@dure/domain/records/pipeline/change-pipeline";
import type { Verb } from "../../platform/http/endpoint";
import { changePipeline } from "./change-pipeline";

/** Changes a stage's name and settings. */
export const renameStage: Verb<typeof recordsApi.renameStage> = (ctx, { params, body }) =>
  changePipeline(ctx, params.id, (pipeline) => changeStage(pipeline, params.stageId, body, ctx.now));
