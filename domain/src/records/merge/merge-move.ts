import { z } from "zod";
import { Id } from "../../shared/value";
import { StageEntry } from "../pipeline/stage-entry";

/** The kinds of things that a merge moves away from a source record, or drops. */
export const MOVED = [
  ...(["note", "todo", "file", "record", "stay", "meeting", "visitor"] as const),
  ...(["meeting-activity", "submission-activity"] as const),
] as const;

/** One thing that a merge moved away from a record, so that an undo can move it back. */
export const MergeMove = z.object({
  source_id: Id,
  what: z.enum(MOVED),
  id: z.string(),
  /** Of a file: its name before, and the one that the merge gave it. */
  filename: z.object({ before: z.string(), after: z.string() }).optional(),
  /** Of a referring record: the references that led to the source. */
  paths: z.array(z.string()).optional(),
  /** Of a stay at a stage: all of it, since the merge drops it. */
  stay: StageEntry.optional(),
});
export type MergeMove = z.infer<typeof MergeMove>;
