import type { recordsApi } from "@dure/domain/records/api";
import { removeStage } from "@dure/domain/records/pipeline/change-pipeline";
import { pipelineTexts } from "@dure/domain/records/pipeline/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { changePipeline } from "./change-pipeline";
import { holdsRecords } from "./pipeline-records-store";

/**
 * Refuses to delete a stage that holds records. The query runs in the transaction, and every move of a record reads the
 * pipeline's document. So a concurrent move and deletion conflict, and the retried one sees the other's result.
 */
export const deleteStage: Verb<typeof recordsApi.deleteStage> = async (ctx, { params }) => {
  await changePipeline(ctx, params.id, async (pipeline, tx) => {
    const after = removeStage(pipeline, params.stageId, ctx.now);
    if (await holdsRecords(tx, ctx.teamId, params.stageId))
      throw new AppError("NOT_ACCEPTABLE", pipelineTexts.stageHasRecords);
    return after;
  });
};
