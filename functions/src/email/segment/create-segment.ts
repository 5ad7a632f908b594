import { randomUUID } from "node:crypto";
import { MAX_SEGMENTS, newSegmentName, Segment } from "@dure/domain/email/segment/segment";
import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import { segmentTexts } from "@dure/domain/email/segment/segment-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { assertSegmentFilter } from "./assert-segment-filter";
import { countSegments, saveSegment } from "./segment-store";
import { toSegmentView } from "./to-segment-view";

/** Counts outside the transaction to avoid contention; going over the limit by one is harmless. */
export const createSegment: Verb<typeof segmentApi.createSegment> = async (ctx, { body }) => {
  const { teamId, actor, now, locale } = ctx;
  const made = await withIdempotentReplay(ctx, async () => {
    if ((await countSegments(teamId)) >= MAX_SEGMENTS)
      throw new AppError("NOT_ACCEPTABLE", segmentTexts.tooMany(MAX_SEGMENTS));
    if (body.filters) await assertSegmentFilter(ctx, body.filters);
    const segment = Segment.parse({
      ...{ id: randomUUID(), name: newSegmentName[locale], ...body },
      ...{ created_by: actor.id, created_at: now, updated_by: actor.id, updated_at: now },
    });
    return transaction(ctx, async (tx) => {
      saveSegment(tx, teamId, segment);
      return { answer: segment, event: { type: "segment.created", before: null, after: segment } };
    });
  });
  return toSegmentView(ctx, made);
};
