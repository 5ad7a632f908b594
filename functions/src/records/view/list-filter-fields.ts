import type { recordsApi } from "@dure/domain/records/api";
import { listedFields } from "@dure/domain/records/filter/listed-field";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { pipelineTexts } from "@dure/domain/records/pipeline/texts";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { readCatalog } from "../field/read-catalog";
import { orderedPipelines } from "../pipeline/list-pipelines";
import { toRecordQuery } from "../record/to-record-query";

export const listFilterFields: Verb<typeof recordsApi.listFilterFields> = async (ctx, { params }) => {
  const { entityId, recordTypeId } = params;
  const [{ fields, catalog }, pipelines] = await Promise.all([readCatalog(ctx.teamId), orderedPipelines(ctx)]);
  const { likeSearch, masked } = toRecordQuery(ctx, { entityId });
  const types = typesOf(entityId, recordTypeId, pipelines);
  return {
    data: listedFields(entityId, {
      ...{ fields, pipelines: types, catalog, likeSearch, masked },
      locale: ctx.locale,
      visits: true,
      mails: ctx.caller?.flags.enable_marketing_email === true,
    }),
  };
};

function typesOf(entityId: ListEntityId, recordTypeId: string, pipelines: Pipeline[]): Pipeline[] {
  if (recordTypeId === entityId) return pipelines;
  const types = entityId === "deal" ? pipelines.filter(({ id }) => id === recordTypeId) : [];
  if (types.length === 0) throw new AppError("NOT_FOUND", pipelineTexts.recordTypeNotFound);
  return types;
}
