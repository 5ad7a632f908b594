import type { recordsApi } from "@dure/domain/records/api";
import { removeStage } from "@dure/domain/records/pipeline/change-pipeline";
import { pipelineTexts } from "@dure/domain/records/pipeline/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { changePipeline } from "./change-pipeline";
import { holdsRecords } from "./pipeline-records-store";

/**
 * Refuses a stage that holds records. The question is asked in the same transaction, and every card that comes to a
 * stage reads the pipeline's document in its own: one of the two is repeated, and finds what the other did.
 */
export const deleteStage: Verb<typeof recordsApi.deleteStage> = async (ctx, { params }) => {
  await changePipeline(ctx, params.id, async (pipeline, tx) => {
    const after = removeStage(pipeline, params.stageId, ctx.now);
    if (await holdsRecords(tx, ctx.teamId, params.stageId))
      throw new AppError("NOT_ACCEPTABLE", pipelineTexts.stageHasRecords);
    return after;
  });
};
