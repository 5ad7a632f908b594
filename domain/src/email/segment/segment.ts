import { z } from "zod";
import { Filter } from "../../records/filter/filter";
import type { Text } from "../../shared/text";
import { Id, Line, Lines, Time } from "../../shared/value";
import { segmentIssues } from "./segment-issues";

export const MAX_SEGMENTS = 300;

/** Records that a static segment can hold. */
export const MAX_PICKED = 50_000;

/** A dynamic segment is a filter, whose records are found again at each use; a static one is records that somebody picked. */
export const SEGMENT_TYPES = ["dynamic", "static"] as const;
export const SegmentType = z.enum(SEGMENT_TYPES);
export type SegmentType = z.infer<typeof SegmentType>;

export const SegmentName = Line(100).min(1, segmentIssues.name);

export const Segment = z.object({
  id: Id,
  name: SegmentName,
  description: Lines(1000).default(""),
  segment_type: SegmentType,
  /** A dynamic segment's filter over leads and deals. Null: nobody has chosen one yet, and it has no records. */
  filters: Filter.nullable().default(null),
  /** Ids of the documents that hold a static segment's records. They are never changed. */
  picks: z.array(Id).default([]),
  created_by: Id,
  created_at: Time,
  updated_by: Id,
  updated_at: Time,
});
export type Segment = z.infer<typeof Segment>;

/** docs/product/email.md#segments. */
export const newSegmentName: Text = { ko: "새 수신자 그룹", en: "New recipient group" };

/** A segment as the API answers it, with how many records of it the caller may see. */
export const SegmentView = Segment.omit({ picks: true }).extend({
  record_count: z.int().nonnegative(),
  /**
   * Whether its filter refers to something that was deleted or is masked for the caller. It finds nobody until it is
   * fixed.
   */
  is_broken: z.boolean(),
});
export type SegmentView = z.infer<typeof SegmentView>;
