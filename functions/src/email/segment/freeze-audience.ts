import type { AudienceScope, FrozenAudience, FrozenSegment } from "@dure/domain/email/segment/audience";
import type { Segment } from "@dure/domain/email/segment/segment";
import { segmentTexts } from "@dure/domain/email/segment/segment-texts";
import type { Filter } from "@dure/domain/records/filter/filter";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { toRecordQuery } from "../../records/record/to-record-query";
import { readSegments } from "./segment-store";

/** The rights, time zone and time with which a request finds an audience. */
export function audienceScope(ctx: Context): AudienceScope {
  const { viewer, zone, likeSearch, masked, blursRouters } = toRecordQuery(ctx, { entityId: "lead-deal-combined" });
  return {
    viewer_id: viewer?.id ?? null,
    masked,
    like_search: likeSearch,
    blurs_routers: blursRouters === true,
    time_zone: zone.timeZone,
    at: zone.now,
  };
}

/**
 * The audience of segments as the caller sees it now. In a transaction, none of the segments can be deleted before that
 * commits.
 * @throws NOT_FOUND if a segment is gone
 */
export async function freezeAudience(ctx: Context, segmentIds: readonly string[], tx?: Tx): Promise<FrozenAudience> {
  const { audience, isComplete } = await findAudience(ctx, segmentIds, tx);
  if (!isComplete) throw new AppError("NOT_FOUND", segmentTexts.notFound);
  return audience;
}

/** The audience of the segments that still exist, and whether all of them do. */
export async function findAudience(
  ctx: Context,
  segmentIds: readonly string[],
  tx?: Tx,
): Promise<{ audience: FrozenAudience; isComplete: boolean }> {
  const segments = await readSegments(ctx.teamId, segmentIds, tx);
  return { audience: audienceOf(ctx, segments), isComplete: segments.length === new Set(segmentIds).size };
}

export const audienceOf = (ctx: Context, segments: readonly Segment[]): FrozenAudience => ({
  segments: segments.map(toFrozen),
  scope: audienceScope(ctx),
});

/** The audience of a filter that no segment holds yet. */
export const audienceOfFilter = (ctx: Context, filters: Filter): FrozenAudience => ({
  segments: [{ id: "draft", name: "", segment_type: "dynamic", filters, picks: [] }],
  scope: audienceScope(ctx),
});

const toFrozen = ({ id, name, segment_type, filters, picks }: Segment): FrozenSegment => ({
  ...{ id, name, segment_type, filters, picks },
});
