import { z } from "zod";
import { Filter } from "../../records/filter/filter";
import { EntityId } from "../../records/record/entity";
import type { Text } from "../../shared/text";
import { Id, Line, Lines, Time } from "../../shared/value";
import { segmentIssues } from "./segment-issues";

export const MAX_SEGMENTS = 300;

/** Records that a static segment can hold. */
export const MAX_PICKED = 50_000;

/** A dynamic segment is a filter, whose records are found anew each time; a static one is records that somebody picked. */
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
  /** A static segment's documents with ids of records. */
  picks: z.array(Id).default([]),
  created_by: Id,
  created_at: Time,
  updated_by: Id,
  updated_at: Time,
});
export type Segment = z.infer<typeof Segment>;

/** docs/product/email.md#segments. */
export const newSegmentName: Text = { ko: "새 수신 그룹", en: "New recipient group" };

const Named = z.object({ id: Id, name: z.string() });

/** A lead or a deal of a segment; a record without a deal's record type is a lead. */
export const SegmentRecord = z.object({
  id: Id,
  entity_type: EntityId,
  name: z.object({ first_name: z.string().nullable(), last_name: z.string().nullable() }),
  email: z.string().nullable(),
  company: Named.nullable(),
  deal: Named.extend({ record_type: Named.nullable() }),
});
export type SegmentRecord = z.infer<typeof SegmentRecord>;
