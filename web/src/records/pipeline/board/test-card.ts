import { CrmRecord, type RecordView } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";

const NOW = "2026-11-21T09:00:00.000Z";
const NOTHING = { records: new Map(), pipelines: new Map() };

/** A deal for tests, named by its id. */
export function testCard(id: string, stage: RecordView["stage"], more: Partial<RecordView> = {}): RecordView {
  const stamps = { created_at: NOW, created_by: "u", updated_at: NOW, updated_by: "u" };
  const deal = CrmRecord.parse({ id, kind: "lead", record_type_id: "default", deal_name: id, ...stamps });
  return { ...viewOf(deal, NOTHING), record_type: { id: "default", name: "Sales" }, stage, ...more };
}
