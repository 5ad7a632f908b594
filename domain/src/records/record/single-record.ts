import { z } from "zod";
import { personal } from "../../shared/personal";
import { Id } from "../../shared/value";
import { Pipeline } from "../pipeline/pipeline";
import { type CrmRecord, RecordView } from "./record";
import { viewOf } from "./record-view";
import type { ReferencedRecords } from "./referenced-records";

/** A single record, with its deal type and stage in full (docs/product/records.md#record-shape). */
export const SingleRecord = RecordView.extend({
  /** `custom` under the name that payloads have for it. */
  custom_field: z.record(z.string(), z.unknown().meta(personal("field"))),
  stage_id: Id.nullable(),
  pipeline: Pipeline.pick({ id: true, title: true, statuses: true }).nullable(),
});
export type SingleRecord = z.infer<typeof SingleRecord>;

export function singleRecord(record: CrmRecord, referred: ReferencedRecords): SingleRecord {
  const view = viewOf(record, referred);
  const pipeline = referred.pipelines.get(record.record_type_id ?? "");
  return {
    ...view,
    custom_field: view.custom,
    stage_id: view.stage?.id ?? null,
    pipeline: pipeline ? { id: pipeline.id, title: pipeline.title, statuses: pipeline.statuses } : null,
  };
}
