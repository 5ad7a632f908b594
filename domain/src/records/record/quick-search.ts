import { z } from "zod";
import type { Locale } from "../../shared/text";
import { Id } from "../../shared/value";
import { StageStatus } from "../field/field";
import { entityRecordType } from "../pipeline/entity-record-type";
import { PersonName, RecordView } from "./record";

/** A search result: its entity's fields (docs/product/records-lists.md#quick-search), and the record's view. */
export const FoundRecord = RecordView.extend({
  /** A contact's name has two parts, a company's one. */
  name: z.union([z.string(), PersonName]),
  company_name: z.string(),
  statusStage: z.object({ status: StageStatus, stage: z.object({ id: Id, label: z.string() }) }).nullable(),
  /** Whether the company is known to the company registry. */
  is_nice: z.boolean(),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

/** @param locale the language of record types that a team can't name */
export function foundRecord(record: RecordView, locale: Locale): FoundRecord {
  const { entity, company, stage, nice_id, first_name, last_name } = record;
  return {
    ...record,
    record_type: entity === "deal" ? record.record_type : entityRecordType(entity, locale),
    name: entity === "contact" ? { first_name, last_name } : record.name,
    company_name: company?.label ?? "",
    statusStage: stage && { status: stage.status, stage: { id: stage.id, label: stage.label } },
    is_nice: entity === "company" && nice_id !== null,
  };
}
