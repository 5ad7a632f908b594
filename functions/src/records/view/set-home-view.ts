import type { recordsApi } from "@dure/domain/records/api";
import { assertViewVisible } from "@dure/domain/records/view/view";
import { homeOf, setHome, unsetHome } from "@dure/domain/records/view/view-preferences";
import type { Verb } from "../../platform/http/endpoint";
import { changePreferences } from "./change-preferences";
import { getView } from "./view-store";
import { viewTypeOf } from "./view-type-of";

/** Each deal type has its own home view. A view that the caller can no longer see can still be unset. */
export const setHomeView: Verb<typeof recordsApi.setHomeView> = async (
  ctx,
  { params: { entityId, id }, query, body },
) => {
  let type = viewTypeOf(entityId, query.record_type_id);
  const after = await changePreferences(ctx, entityId, async (before, tx) => {
    const view = await getView(tx, ctx.teamId, entityId, id);
    type = view?.record_type_id ?? type;
    return body.home ? setHome(before, assertViewVisible(view, ctx.actor.id)) : unsetHome(before, id);
  });
  return { home: homeOf(after, type) };
};
