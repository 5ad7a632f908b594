import { z } from "zod";
import { Id } from "../../shared/value";
import { findStage, type Pipeline } from "../pipeline/pipeline";

/** What a submission becomes: a lead (null), or a deal of a type at a stage or at its first. */
export const SubmissionsMapping = z.object({ record_type_id: Id.nullable(), stage_id: Id.nullable() });
export type SubmissionsMapping = z.infer<typeof SubmissionsMapping>;

/** How a deal type has changed; null when it is gone. */
export type DealTypeChange = { before: Pipeline; after: Pipeline | null };

/**
 * A mapping after the deal type that it names has changed: without the type it makes leads, without the stage deals at
 * the first one (docs/product/records-pipelines.md#deletion). The same mapping when it is not concerned.
 */
export function followDealType<Mapping extends SubmissionsMapping>(
  mapping: Mapping,
  { before, after }: DealTypeChange,
): Mapping {
  const { record_type_id, stage_id } = mapping;
  if (record_type_id !== before.id) return mapping;
  // A change told late knows no stage that was made since.
  const lostStage = stage_id && findStage(before, stage_id) && after && !findStage(after, stage_id);
  if (after && !lostStage) return mapping;
  return { ...mapping, record_type_id: after ? record_type_id : null, stage_id: null };
}
