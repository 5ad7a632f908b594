import { ROUTER_CREATOR } from "../incoming/blur-response";
import { findStage } from "../pipeline/pipeline";
import { entityOf } from "./entity";
import type { CrmRecord, RecordView, Reference } from "./record";
import { labelOf } from "./record-label";
import type { ReferencedRecords } from "./referenced-records";
import { customReferences } from "./references";

/** The part of a record that its label needs. */
export type Labelled = Pick<
  CrmRecord,
  "id" | "kind" | "nice_id" | "record_type_id" | "deal_name" | "name" | "first_name" | "last_name" | "created_by"
>;

/** A record with the labels of its references; a reference to a deleted company or contact is empty. */
export function viewOf(
  record: CrmRecord,
  { records, pipelines }: Pick<ReferencedRecords, "pipelines"> & { records: ReadonlyMap<string, Labelled> },
): RecordView {
  const { kind: _, record_type_id, stage_id, company_id, contact_id, ...values } = record;
  const pipeline = pipelines.get(record_type_id ?? "");
  return {
    ...values,
    custom: customView(record, records),
    entity: entityOf(record),
    label: labelOf(record),
    record_type: pipeline ? { id: pipeline.id, name: pipeline.title } : null,
    stage: (pipeline && stage_id && findStage(pipeline, stage_id)) || null,
    company: referenceTo(records.get(company_id ?? "")),
    contact: referenceTo(records.get(contact_id ?? "")),
  };
}

function customView(record: CrmRecord, records: ReadonlyMap<string, Labelled>): CrmRecord["custom"] {
  const references = customReferences(record).map(([fieldId, reference]) => [
    fieldId,
    // An empty label: the referenced record is deleted.
    referenceTo(records.get(reference.id)) ?? { ...reference, label: "", nice_id: null },
  ]);
  return references.length > 0 ? { ...record.custom, ...Object.fromEntries(references) } : record.custom;
}

function referenceTo(record: Labelled | undefined): Reference | null {
  if (!record) return null;
  const { id, nice_id, created_by } = record;
  const reference = { id, label: labelOf(record), entity_type: entityOf(record), nice_id };
  return created_by === ROUTER_CREATOR ? { ...reference, created_by } : reference;
}
