import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readSegment, saveSegment } from "./segment-store";
import { toSegmentView } from "./to-segment-view";

export const changeSegment: Verb<typeof segmentApi.changeSegment> = async (ctx, { params, body }) => {
  const segment = await transaction(ctx, async (tx) => {
    const before = await readSegment(tx, ctx.teamId, params.id);
    const { name = before.name, description = before.description } = body;
    const after = { ...before, name, description, updated_by: ctx.actor.id, updated_at: ctx.now };
    saveSegment(tx, ctx.teamId, after);
    return { answer: after, event: { type: "segment.changed", before, after } };
  });
  return toSegmentView(ctx, segment);
};
