import { z } from "zod";
import { findStage, type Pipeline } from "../../records/pipeline/pipeline";
import { Id } from "../../shared/value";

/** Where a submission goes: a lead (null), or a deal type, at a stage or its first one. */
export const SubmissionsMapping = z.object({ record_type_id: Id.nullable(), stage_id: Id.nullable() });
export type SubmissionsMapping = z.infer<typeof SubmissionsMapping>;

/** A change of a deal type; `after` is null if it was deleted. */
export type DealTypeChange = { before: Pipeline; after: Pipeline | null };

/**
 * Updates a mapping after its deal type changed. Without the type it creates leads, without the stage it uses the first
 * one (docs/product/records-pipelines.md#deletion). Returns the same object if it is not affected.
 */
export function followDealType<Mapping extends SubmissionsMapping>(
  mapping: Mapping,
  { before, after }: DealTypeChange,
): Mapping {
  const { record_type_id, stage_id } = mapping;
  if (record_type_id !== before.id) return mapping;
  // A late event does not list stages created since: only a stage that it removed counts as lost.
  const lostStage = stage_id && findStage(before, stage_id) && after && !findStage(after, stage_id);
  if (after && !lostStage) return mapping;
  return { ...mapping, record_type_id: after ? record_type_id : null, stage_id: null };
}
