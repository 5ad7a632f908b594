import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import type { ListEntityId } from "@dure/domain/records/entity";
import { pipelineTexts } from "@dure/domain/records/pipeline-texts";
import { MAX_VIEWS, type SavedView, viewHead } from "@dure/domain/records/view";
import { ViewPreferences, viewAnswer } from "@dure/domain/records/view-preferences";
import { viewTexts } from "@dure/domain/records/view-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { readCatalog } from "../field/read-catalog";
import { assertFilter } from "./assert-filter";
import { countOwnViews, saveView } from "./view-store";
import { viewTypeOf } from "./view-type";

export const createView: Verb<typeof recordsApi.createView> = async (ctx, { params: { entityId }, query, body }) => {
  const { pipelines, catalog } = await readCatalog(ctx.teamId);
  const record_type_id = viewTypeOf(entityId, query.record_type_id);
  if (record_type_id !== null) assertType(entityId, record_type_id, pipelines);
  assertFilter(ctx, entityId, body.view_collection_setting, catalog);
  const id = randomUUID();
  return transaction(ctx, async (tx) => {
    const { teamId, actor, now } = ctx;
    if ((await countOwnViews(tx, teamId, entityId, actor.id)) >= MAX_VIEWS)
      throw new AppError("NOT_ACCEPTABLE", viewTexts.tooManyViews(MAX_VIEWS));
    const made = { created_by: actor.id, created_at: now, updated_at: now };
    const view: SavedView = { ...body, id, entity_id: entityId, record_type_id, ...made };
    saveView(tx, teamId, view);
    return {
      answer: viewAnswer(view, ViewPreferences.parse({}), actor.name),
      event: { type: "view.created", before: null, after: viewHead(view) },
    };
  });
};

export const createDealView: Verb<typeof recordsApi.createDealView> = (ctx, input) =>
  createView(ctx, { ...input, params: { entityId: "deal" } });

function assertType(entityId: ListEntityId, id: string, pipelines: readonly { id: string }[]): void {
  if (entityId === "deal" && pipelines.some((pipeline) => pipeline.id === id)) return;
  throw new AppError("NOT_FOUND", pipelineTexts.recordTypeNotFound);
}
