import type { CrmRecord, RecordView } from "@dure/domain/records/record";
import { viewOf } from "@dure/domain/records/record-view";
import { assertReferred } from "@dure/domain/records/references";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction-store";
import { assertAssignee } from "./assignee-store";
import { createdEvent, saveRecord } from "./record-store";
import { readReferred } from "./referred-store";

/** Keeps a new record once what it refers to is known to exist. */
export async function keepNew(tx: Tx, { teamId }: Pick<Context, "teamId">, record: CrmRecord) {
  const [referred] = await Promise.all([
    readReferred(tx, teamId, [record]),
    assertAssignee(tx, teamId, record.assignee),
  ]);
  assertReferred(record, referred);
  saveRecord(tx, teamId, record);
  const answer: RecordView = viewOf(record, referred);
  return { answer, event: createdEvent(record) };
}
