import type { recordsApi } from "@dure/domain/records/api";
import { assertViewVisible } from "@dure/domain/records/view/view";
import { HOME_TAB } from "@dure/domain/records/view/view-preferences";
import type { Verb } from "../../platform/http/endpoint";
import { changePreferences } from "./change-preferences";
import { readPreferences } from "./view-preferences-store";
import { getView } from "./view-store";

export const getRecentView: Verb<typeof recordsApi.getRecentView> = async ({ teamId, actor }, { params }) => ({
  id: (await readPreferences(teamId, actor.id, params.entityId)).recent,
});

/** @throws NOT_FOUND if the caller sees no such view */
export const setRecentView: Verb<typeof recordsApi.setRecentView> = async (ctx, { params: { entityId }, body }) => {
  const { recent } = await changePreferences(ctx, entityId, async (before, tx) => {
    if (body.id !== HOME_TAB) assertViewVisible(await getView(tx, ctx.teamId, entityId, body.id), ctx.actor.id);
    return { ...before, recent: body.id };
  });
  return { id: recent };
};
