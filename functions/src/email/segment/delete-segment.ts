import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import { segmentTexts } from "@dure/domain/email/segment/segment-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findScheduledUses, readSegment, removeSegment } from "./segment-store";

/** A segment of a scheduled campaign can't be deleted. One that is being sent has a copy of what it needs. */
export const deleteSegment: Verb<typeof segmentApi.deleteSegment> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readSegment(tx, ctx.teamId, params.id);
    const campaigns = await findScheduledUses(tx, ctx.teamId, before.id);
    if (campaigns.length > 0) throw new AppError("CONFLICT", segmentTexts.inUse(campaigns.join(", ")), { campaigns });
    removeSegment(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "segment.deleted", before, after: null } };
  });
