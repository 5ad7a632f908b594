import { z } from "zod";
import { Id } from "../../shared/value";
import { MAX_MERGED } from "../merge/merge-records";
import type { EntityId } from "../record/entity";
import { RecordView } from "../record/record";
import { recordsIssues } from "../records-issues";

/** The value that possible duplicates share (docs/product/records-bulk.md#duplicates). */
export const DuplicateKey = z.enum(["email", "phone", "name"]);
export type DuplicateKey = z.infer<typeof DuplicateKey>;

/** The keys by which each entity's duplicates are found, most reliable first. */
export const DUPLICATE_KEYS: Record<EntityId, readonly DuplicateKey[]> = {
  lead: ["email", "phone"],
  deal: ["email", "phone"],
  company: ["name"],
  contact: ["email", "phone"],
};

/** Records that may be one, the last changed first; a merge takes no more than these. */
export const DuplicateGroup = z.object({ records: z.array(RecordView).max(MAX_MERGED), total: z.int() });
export type DuplicateGroup = z.infer<typeof DuplicateGroup>;

const MAX_GROUPS = 200;

export const MergedGroup = z.object({
  target_id: Id,
  source_ids: z
    .array(Id)
    .min(1)
    .max(MAX_MERGED - 1, recordsIssues.tooManyMerged),
});
export type MergedGroup = z.infer<typeof MergedGroup>;

/** Groups to be merged; no record is in two of them. */
export const MergedGroups = z
  .array(MergedGroup)
  .min(1)
  .max(MAX_GROUPS)
  .refine((groups) => {
    const ids = groups.flatMap(({ target_id, source_ids }) => [target_id, ...source_ids]);
    return new Set(ids).size === ids.length;
  }, recordsIssues.mergedTwice);
