import type { recordsApi } from "@dure/domain/records/api";
import { entityRecordType } from "@dure/domain/records/pipeline/entity-record-type";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { pipelineTexts } from "@dure/domain/records/pipeline/texts";
import type { EntityId } from "@dure/domain/records/record/entity";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { orderedPipelines } from "./list-pipelines";

export const listRecordTypes: Verb<typeof recordsApi.listRecordTypes> = async (ctx, { params }) => ({
  data: await recordTypesOf(ctx, params.entityId),
});

export const getRecordType: Verb<typeof recordsApi.getRecordType> = async (ctx, { params }) => {
  const type = (await recordTypesOf(ctx, params.entityId)).find(({ id }) => id === params.id);
  if (!type) throw new AppError("NOT_FOUND", pipelineTexts.recordTypeNotFound);
  return type;
};

async function recordTypesOf(
  ctx: Context,
  entityId: EntityId,
): Promise<{ id: string; name: string; pipeline: Pipeline | null }[]> {
  if (entityId !== "deal") return [{ ...entityRecordType(entityId, ctx.locale), pipeline: null }];
  const pipelines = await orderedPipelines(ctx);
  return pipelines.map((pipeline) => ({ id: pipeline.id, name: pipeline.title, pipeline }));
}
