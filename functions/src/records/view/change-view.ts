import { isDeepStrictEqual } from "node:util";
import type { recordsApi } from "@dure/domain/records/api";
import { assertOwnView, type SavedView, viewHead } from "@dure/domain/records/view/view";
import { toViewAnswer } from "@dure/domain/records/view/view-preferences";
import { assertBasedOn } from "@dure/domain/shared/based-on";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readCatalog } from "../field/read-catalog";
import { assertFilter } from "./assert-filter";
import { getPreferences } from "./view-preferences-store";
import { getView, saveView } from "./view-store";

/** An unchanged filter is not validated, as it may name deleted fields: a view can always be renamed or shared. */
export const changeView: Verb<typeof recordsApi.changeView> = async (
  ctx,
  { params: { entityId, id }, query, body },
) => {
  const { catalog } = await readCatalog(ctx.teamId);
  return transaction(ctx, async (tx) => {
    const before = assertOwnView(await getView(tx, ctx.teamId, entityId, id), ctx.actor.id);
    const preferences = await getPreferences(tx, ctx.teamId, ctx.actor.id, entityId);
    const {
      title = before.title,
      shared = before.shared,
      view_collection_setting = before.view_collection_setting,
    } = body;
    const after: SavedView = { ...before, title, shared, view_collection_setting, updated_at: ctx.now };
    assertBasedOn(before, after, query);
    if (!isDeepStrictEqual(toFilterRequest(before), toFilterRequest(after)))
      assertFilter(ctx, entityId, after.view_collection_setting, catalog);
    saveView(tx, ctx.teamId, after);
    return {
      answer: toViewAnswer(after, preferences, ctx.actor.name),
      event: { type: "view.changed", before: viewHead(before), after: viewHead(after) },
    };
  });
};

const toFilterRequest = ({ view_collection_setting: { filter, sorting } }: SavedView) => ({ filter, sorting });
