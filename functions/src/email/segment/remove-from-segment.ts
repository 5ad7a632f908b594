import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import { segmentTexts } from "@dure/domain/email/segment/segment-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { changeContent, savePicks } from "./fill-segment";
import { readPicks } from "./picks-store";
import { toSegmentView } from "./to-segment-view";

export const removeFromSegment: Verb<typeof segmentApi.removeFromSegment> = async (ctx, { params, body }) => {
  const removed = new Set(body.ids);
  const segment = await changeContent(ctx, params.id, async (tx, before) => {
    if (before.segment_type !== "static") throw new AppError("BAD_REQUEST", segmentTexts.onlyFilters);
    const held = await readPicks(ctx.teamId, before.id, before.picks);
    const left = held.filter((id) => !removed.has(id));
    return { picks: savePicks(tx, ctx.teamId, before.id, left) };
  });
  return toSegmentView(ctx, segment);
};
