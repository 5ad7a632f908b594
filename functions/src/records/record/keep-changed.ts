import { entityOf } from "@dure/domain/records/entity";
import type { RecordsEvent } from "@dure/domain/records/events";
import type { CrmRecord, RecordView } from "@dure/domain/records/record";
import { viewOf } from "@dure/domain/records/record-view";
import { assertReferred } from "@dure/domain/records/references";
import type { Tx } from "../../platform/transaction-store";
import { saveRecord } from "./record-store";
import { readReferred } from "./referred-store";

/** Keeps a changed record; what did not change is not written and tells nobody. */
export async function keepChanged(tx: Tx, teamId: string, before: CrmRecord, after: CrmRecord) {
  const referred = await readReferred(tx, teamId, [after]);
  if (after.company_id !== before.company_id || after.contact_id !== before.contact_id) assertReferred(after, referred);
  const answer: RecordView = viewOf(after, referred);
  if (after === before) return { answer, event: [] };
  saveRecord(tx, teamId, after);
  const event: RecordsEvent = { type: `${entityOf(after)}.changed`, before, after };
  return { answer, event };
}
