import type { recordsApi } from "@dure/domain/records/api";
import { assertViewVisible, isViewVisible } from "@dure/domain/records/view/view";
import { dropMissingPins, setPinned } from "@dure/domain/records/view/view-preferences";
import type { Verb } from "../../platform/http/endpoint";
import { findPipelines } from "../pipeline/pipeline-store";
import { changePreferences } from "./change-preferences";
import { getView, getViews } from "./view-store";

/** A view that the caller can no longer see can still be unpinned, and does not count towards the limit. */
export const pinView: Verb<typeof recordsApi.pinView> = async (ctx, { params: { entityId, id }, body }) => {
  const pipelines = await findPipelines(ctx.teamId);
  const types = new Set([null, ...pipelines.map((pipeline) => pipeline.id)]);
  const { pins } = await changePreferences(ctx, entityId, async (before, tx) => {
    if (!body.pin && before.pins.includes(id)) return setPinned(before, id, false);
    assertViewVisible(await getView(tx, ctx.teamId, entityId, id), ctx.actor.id);
    // A view of a deleted deal type appears in no list.
    const views = (await getViews(tx, ctx.teamId, entityId, before.pins)).filter(
      (view) => isViewVisible(view, ctx.actor.id) && types.has(view.record_type_id),
    );
    return setPinned(dropMissingPins(before, new Set(views.map((view) => view.id))), id, body.pin);
  });
  return { data: pins };
};
