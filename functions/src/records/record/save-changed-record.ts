import type { RecordsEvent } from "@dure/domain/records/events";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { assertReferences } from "@dure/domain/records/record/references";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { assertMembers } from "./assignee-store";
import { readReferencedRecords } from "./referenced-records-store";
import { viewerOf } from "./visible-record";
import { writeRecords } from "./write-records";

/** Saves a changed record. An unchanged record is not written and emits no event. */
export async function saveChangedRecord(
  tx: Tx,
  ctx: Context,
  before: CrmRecord,
  after: CrmRecord,
  fields: FieldSet,
): Promise<{ answer: RecordView; event: RecordsEvent[] }> {
  const { teamId } = ctx;
  const referred = await readReferencedRecords(tx, teamId, [after]);
  if (after === before) return { answer: viewOf(after, referred), event: [] };
  assertReferences(before, after, referred, viewerOf(ctx));
  await assertMembers(tx, teamId, [{ before, after }], fields);
  await writeRecords(tx, teamId, [{ before, after }], [fields], after.updated_at);
  return { answer: viewOf(after, referred), event: [{ type: `${entityOf(after)}.changed`, before, after }] };
}
