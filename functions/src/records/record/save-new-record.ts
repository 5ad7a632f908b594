import type { RecordsEvent } from "@dure/domain/records/events";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { entityOf, type RecordKind } from "@dure/domain/records/record/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { assertReferencesExist } from "@dure/domain/records/record/references";
import type { Context } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getFieldsForNew } from "../field/get-fields-for-new";
import { assertMembers } from "./assignee-store";
import { readReferencedRecords } from "./referenced-records-store";
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

/** Saves a new record after checking that its references exist. */
export async function saveNewRecord(
  tx: Tx,
  { teamId, now }: Pick<Context, "teamId" | "now">,
  record: CrmRecord,
  fields: FieldSet,
): Promise<{ answer: RecordView; event: RecordsEvent }> {
  const [referred] = await Promise.all([
    readReferencedRecords(tx, teamId, [record]),
    assertMembers(tx, teamId, [{ before: null, after: record }], fields),
  ]);
  assertReferencesExist(record, referred);
  await writeRecords(tx, teamId, [{ before: null, after: record }], [fields], now);
  return {
    answer: viewOf(record, referred),
    event: { type: `${entityOf(record)}.created`, before: null, after: record },
  };
}
