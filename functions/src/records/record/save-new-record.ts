import type { RecordsEvent } from "@dure/domain/records/events";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { entityOf, type RecordKind } from "@dure/domain/records/record/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { assertReferences } from "@dure/domain/records/record/references";
import type { Context } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getFieldsForNew } from "../field/get-fields-for-new";
import { assertMembers } from "./assignee-store";
import { readReferencedRecords } from "./referenced-records-store";
import { viewerOf } from "./visible-record";
import { writeRecords } from "./write-records";

/** Creates a record of a kind, once the team's fields are loaded. */
export const createRecord = (
  ctx: Context,
  kind: RecordKind,
  make: (fields: FieldSet, tx: Tx) => CrmRecord | Promise<CrmRecord>,
): Promise<RecordView> =>
  transaction(ctx, async (tx) => {
    const fields = await getFieldsForNew(tx, ctx.teamId, kind);
    return saveNewRecord(tx, ctx, await make(fields, tx), fields);
  });

/** Saves a new record after checking that its references lead to records that the caller may see. */
export async function saveNewRecord(
  tx: Tx,
  ctx: Context,
  record: CrmRecord,
  fields: FieldSet,
): Promise<{ answer: RecordView; event: RecordsEvent }> {
  const { teamId, now } = ctx;
  const [referred] = await Promise.all([
    readReferencedRecords(tx, teamId, [record]),
    assertMembers(tx, teamId, [{ before: null, after: record }], fields),
  ]);
  assertReferences(null, record, referred, viewerOf(ctx));
  await writeRecords(tx, teamId, [{ before: null, after: record }], [fields], now);
  return {
    answer: viewOf(record, referred),
    event: { type: `${entityOf(record)}.created`, before: null, after: record },
  };
}
