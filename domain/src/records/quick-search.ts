import { z } from "zod";
import { Id } from "../shared/value";
import { StageStatus } from "./field";
import { RecordView } from "./record";

/** A found record: what its entity's result shows (spec/2-records.md §3), and the record's view. */
export const FoundRecord = RecordView.extend({
  company_name: z.string(),
  statusStage: z.object({ status: StageStatus, stage: z.object({ id: Id, label: z.string() }) }).nullable(),
  /** Whether the company is known to the company registry. */
  is_nice: z.boolean(),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

export function foundRecord(record: RecordView): FoundRecord {
  const { entity, company, stage, nice_id } = record;
  return {
    ...record,
    company_name: company?.label ?? "",
    statusStage: stage && { status: stage.status, stage: { id: stage.id, label: stage.label } },
    is_nice: entity === "company" && nice_id !== null,
  };
}
