import type { StepResult } from "@dure/domain/email/automation/enrollment";
import type { RecordsEvent } from "@dure/domain/records/events";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { updateFieldValue } from "@dure/domain/records/record/update-field-value";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { getFields } from "../../records/field/field-store";
import { saveChangedRecord } from "../../records/record/save-changed-record";

type Updated = { result: StepResult; detail: string; event: RecordsEvent[] };

/**
 * Sets a field of the record, never to a record that the publisher may not see. A value that no longer fits, such as
 * after a change of the field, fails the step and doesn't stop the person.
 */
export async function updateField(
  tx: Tx,
  { ctx, publisher }: { ctx: Context; publisher: Context },
  record: CrmRecord,
  { field_id, value }: { field_id: string; value: unknown },
): Promise<Updated> {
  const fields = await getFields(tx, ctx.teamId, record.kind);
  try {
    const after = updateFieldValue(record, field_id, value, fields, ctx.actor, ctx.now);
    const { event } = await saveChangedRecord(tx, publisher, record, after, fields);
    return { result: "done", detail: "", event };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { result: "failed", detail: error.code, event: [] };
  }
}
