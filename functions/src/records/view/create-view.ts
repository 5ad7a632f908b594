import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { pipelineTexts } from "@dure/domain/records/pipeline/texts";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { viewTexts } from "@dure/domain/records/view/texts";
import { MAX_VIEWS, type SavedView, viewHead } from "@dure/domain/records/view/view";
import { toViewAnswer, ViewPreferences } from "@dure/domain/records/view/view-preferences";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { readCatalog } from "../field/read-catalog";
import { assertFilter } from "./assert-filter";
import { countOwnViews, saveView } from "./view-store";
import { viewTypeOf } from "./view-type-of";

export const createView: Verb<typeof recordsApi.createView> = (ctx, { params: { entityId }, query, body }) =>
  withIdempotentReplay(ctx, async () => {
    const { teamId, actor, now } = ctx;
    const { pipelines, catalog } = await readCatalog(teamId);
    const record_type_id = viewTypeOf(entityId, query.record_type_id);
    if (record_type_id !== null) assertType(entityId, record_type_id, pipelines);
    assertFilter(ctx, entityId, body.view_collection_setting, catalog);
    await assertRoom(ctx, entityId);
    const made = { id: randomUUID(), created_by: actor.id, created_at: now, updated_at: now };
    const view: SavedView = { ...body, ...made, entity_id: entityId, record_type_id };
    return transaction(ctx, async (tx) => {
      saveView(tx, teamId, view);
      const answer = toViewAnswer(view, ViewPreferences.parse({}), actor.name);
      return { answer, event: { type: "view.created", before: null, after: viewHead(view) } };
    });
  });

export const createDealView: Verb<typeof recordsApi.createDealView> = (ctx, input) =>
  createView(ctx, { ...input, params: { entityId: "deal" } });

function assertType(entityId: ListEntityId, id: string, pipelines: readonly { id: string }[]): void {
  if (entityId === "deal" && pipelines.some((pipeline) => pipeline.id === id)) return;
  throw new AppError("NOT_FOUND", pipelineTexts.recordTypeNotFound);
}

/** Counts outside the transaction to avoid contention; going over the limit by one is harmless. */
async function assertRoom({ teamId, actor }: Context, entityId: ListEntityId): Promise<void> {
  if ((await countOwnViews(teamId, entityId, actor.id)) < MAX_VIEWS) return;
  throw new AppError("NOT_ACCEPTABLE", viewTexts.tooManyViews(MAX_VIEWS));
}
