import { z } from "zod";
import { Filter } from "../../records/filter/filter";
import { Id, Time, TimeZone } from "../../shared/value";
import { SegmentType } from "./segment";

/**
 * The sender's rights and the time for which an audience is found. A sender who sees only their own records sends only
 * to those, and filters by days or masked values mean the same as for the sender.
 */
export const AudienceScope = z.object({
  /** The member whose own records are meant; null for all records. */
  viewer_id: Id.nullable(),
  masked: z.boolean(),
  like_search: z.boolean(),
  blurs_routers: z.boolean(),
  time_zone: TimeZone,
  at: Time,
});
export type AudienceScope = z.infer<typeof AudienceScope>;

/** A snapshot of a segment when a campaign began: later changes don't affect what is sent. */
export const FrozenSegment = z.object({
  id: Id,
  name: z.string(),
  segment_type: SegmentType,
  filters: Filter.nullable(),
  /** Ids of the documents that hold the picked records. They are never changed. */
  picks: z.array(Id),
});
export type FrozenSegment = z.infer<typeof FrozenSegment>;

export const FrozenAudience = z.object({ segments: z.array(FrozenSegment), scope: AudienceScope });
export type FrozenAudience = z.infer<typeof FrozenAudience>;
