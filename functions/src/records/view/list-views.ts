import type { recordsApi } from "@dure/domain/records/api";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { ViewAnswer } from "@dure/domain/records/view/view";
import { toViewAnswer } from "@dure/domain/records/view/view-preferences";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { memberNames } from "../read-model/query/member-names-store";
import { readPreferences } from "./view-preferences-store";
import { findViews } from "./view-store";
import { viewTypeOf } from "./view-type-of";

export const listViews: Verb<typeof recordsApi.listViews> = async (ctx, { params, query }) => {
  const views = await viewsOf(ctx, params.entityId, query.record_type_id);
  return { data: { private: views.filter(({ shared }) => !shared), shared: views.filter(({ shared }) => shared) } };
};

export const listPinnedViews: Verb<typeof recordsApi.listPinnedViews> = async (ctx, { params, query }) => {
  const views = await viewsOf(ctx, params.entityId, query.record_type_id);
  const pinned = views.filter((view) => view.pinned);
  return { data: pinned.sort((a, b) => (a.pin_order ?? 0) - (b.pin_order ?? 0)) };
};

async function viewsOf(
  { teamId, actor }: Context,
  entityId: ListEntityId,
  recordTypeId: string | undefined,
): Promise<ViewAnswer[]> {
  const [views, preferences, members] = await Promise.all([
    findViews(teamId, entityId, actor.id),
    readPreferences(teamId, actor.id, entityId),
    memberNames(teamId),
  ]);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return views
    .filter(({ record_type_id }) => record_type_id === viewTypeOf(entityId, recordTypeId))
    .map((view) => toViewAnswer(view, preferences, names.get(view.created_by) ?? ""));
}
