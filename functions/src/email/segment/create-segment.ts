import { randomUUID } from "node:crypto";
import { MAX_SEGMENTS, newSegmentName, Segment } from "@dure/domain/email/segment/segment";
import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import { segmentTexts } from "@dure/domain/email/segment/segment-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { countSegments, saveSegment } from "./segment-store";

/** Counts outside the transaction to avoid contention; going over the limit by one is harmless. */
export const createSegment: Verb<typeof segmentApi.createSegment> = (ctx, { body }) =>
  withIdempotentReplay(ctx, async () => {
    const { teamId, actor, now, locale } = ctx;
    if ((await countSegments(teamId)) >= MAX_SEGMENTS)
      throw new AppError("NOT_ACCEPTABLE", segmentTexts.tooMany(MAX_SEGMENTS));
    const segment = Segment.parse({
      ...{ id: randomUUID(), name: newSegmentName[locale], ...body },
      ...{ created_by: actor.id, created_at: now, updated_by: actor.id, updated_at: now },
    });
    return transaction(ctx, async (tx) => {
      saveSegment(tx, teamId, segment);
      const { picks: _, ...answer } = segment;
      return {
        answer: { ...answer, record_count: 0, is_broken: false },
        event: { type: "segment.created", before: null, after: segment },
      };
    });
  });
