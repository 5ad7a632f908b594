import type { recordsApi } from "@dure/domain/records/api";
import { assertVisible } from "@dure/domain/records/view";
import { pin } from "@dure/domain/records/view-preferences";
import type { Verb } from "../../platform/endpoint";
import { changePreferences } from "./change-preferences";
import { getView } from "./view-store";

/** What is no longer to be seen can still be unpinned. */
export const pinView: Verb<typeof recordsApi.pinView> = async (ctx, { params: { entityId, id }, body }) => {
  const { pins } = await changePreferences(ctx, entityId, async (before, tx) => {
    const isPinned = before.pins.includes(id);
    if (body.pin || !isPinned) assertVisible(await getView(tx, ctx.teamId, entityId, id), ctx.actor.id);
    return pin(before, id, body.pin);
  });
  return { data: pins };
};
