import type { RecordsEvent } from "@dure/domain/records/events";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { assertReferences } from "@dure/domain/records/record/references";
import { assertSeen } from "@dure/domain/records/record/shown-value";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { assertMembers } from "./assignee-store";
import { isMasked, shownTo } from "./mask-response";
import { readReferencedRecords } from "./referenced-records-store";
import { isBlurred } from "./router-blur";
import { viewerOf } from "./visible-record";
import { writeRecords } from "./write-records";

/** The field that is changed, and the value that its editor started from; undefined if the caller does not say. */
type Seen = { fieldId: string; value: unknown };

/**
 * Saves a changed record. An unchanged record is not written and emits no event.
 * @throws CONFLICT (`value.changed`) if the record shows another value than `seen`; values that the caller may not see compare as they are shown
 */
export async function saveChangedRecord(
  tx: Tx,
  ctx: Context,
  before: CrmRecord,
  after: CrmRecord,
  fields: FieldSet,
  seen?: Seen,
): Promise<{ answer: RecordView; event: RecordsEvent[] }> {
  const { teamId } = ctx;
  const referred = await readReferencedRecords(tx, teamId, [before, after]);
  const shown = viewOf(before, referred);
  // A caller who may not see values gets the same answer whether or not a guess is right.
  const isHidden = isMasked(ctx) || isBlurred(ctx, before);
  if (seen && (after !== before || isHidden)) assertSeen(shownTo(ctx, shown), seen.fieldId, seen.value);
  if (after === before) return { answer: shown, event: [] };
  assertReferences(before, after, referred, viewerOf(ctx));
  await assertMembers(tx, teamId, [{ before, after }], fields);
  await writeRecords(tx, teamId, [{ before, after }], [fields], after.updated_at);
  return { answer: viewOf(after, referred), event: [{ type: `${entityOf(after)}.changed`, before, after }] };
}
