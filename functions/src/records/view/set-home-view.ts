import type { recordsApi } from "@dure/domain/records/api";
import { assertVisible } from "@dure/domain/records/view";
import { setHome } from "@dure/domain/records/view-preferences";
import type { Verb } from "../../platform/endpoint";
import { changePreferences } from "./change-preferences";
import { getView } from "./view-store";

export const setHomeView: Verb<typeof recordsApi.setHomeView> = async (ctx, { params: { entityId, id }, body }) => {
  const { home } = await changePreferences(ctx, entityId, async (before, tx) => {
    if (body.home) assertVisible(await getView(tx, ctx.teamId, entityId, id), ctx.actor.id);
    return setHome(before, id, body.home);
  });
  return { home };
};
