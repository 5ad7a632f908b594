import type { Segment } from "./segment";

export type SegmentEvent =
  | { type: "segment.created"; before: null; after: Segment }
  | { type: "segment.changed"; before: Segment; after: Segment }
  | { type: "segment.deleted"; before: Segment; after: null };
