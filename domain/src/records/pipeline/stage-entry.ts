import { z } from "zod";
import { Id, Time } from "../../shared/value";
import type { CrmRecord } from "../record/record";

/**
 * The source of an entry: written with the move, read from the audit log later, or estimated from the deal's own times.
 */
export const StageEntrySource = z.enum(["write", "audit", "estimate"]);

/** A deal's stay at a stage (docs/product/records-pipelines.md#stage-entries). */
export const StageEntry = z.object({
  record_id: Id,
  record_type_id: Id,
  stage_id: Id.nullable(),
  entered_at: Time,
  /** Null while the deal is at this stage. */
  left_at: Time.nullable().default(null),
  entered_by: z.string().nullable().default(null),
  left_by: z.string().nullable().default(null),
  source: StageEntrySource.default("write"),
});
export type StageEntry = z.infer<typeof StageEntry>;

/** The stay that a move ends, as far as the record tells. */
export type LeftStage = Pick<
  StageEntry,
  "record_id" | "record_type_id" | "stage_id" | "entered_at" | "left_at" | "left_by"
>;

/** A record's state before and after a write; `deleted` is the one that is restored. */
type Move = { before: CrmRecord | null; after: CrmRecord | null; deleted?: CrmRecord };

/** When a record enters a stage: now, and never at or before the time it entered the last one. */
export const stageEnteredAt = (last: string | null, now: string): string =>
  last === null || now > last ? now : new Date(Date.parse(last) + 1).toISOString();

/**
 * The stay that a write ends and the one that it begins. A deletion ends none: a deleted deal is not counted anywhere,
 * and continues its stay when it is restored.
 */
export function stageMove({ before, after, deleted }: Move, now: string): { left?: LeftStage; entered?: StageEntry } {
  const was = deleted ?? before;
  if (after === null || isSamePlace(was, after)) return {};
  const entered = stayOf(after);
  if (after.record_type_id !== null && !entered) throw new Error(`Deal ${after.id} has no time of its stage.`);
  const left = was && stayOf(was);
  return {
    ...(left && {
      left: {
        ...left,
        left_at: after.stage_entered_at ?? stageEnteredAt(left.entered_at, now),
        left_by: after.updated_by,
      },
    }),
    ...(entered && { entered: StageEntry.parse({ ...entered, entered_by: after.updated_by }) }),
  };
}

const isSamePlace = (was: CrmRecord | null, after: CrmRecord): boolean =>
  was === null
    ? after.record_type_id === null
    : was.record_type_id === after.record_type_id && was.stage_id === after.stage_id;

const stayOf = ({ id, record_type_id, stage_id, stage_entered_at }: CrmRecord) =>
  record_type_id !== null && stage_entered_at !== null
    ? { record_id: id, record_type_id, stage_id, entered_at: stage_entered_at }
    : undefined;
