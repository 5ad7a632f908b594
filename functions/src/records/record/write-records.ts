import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { stageMove } from "@dure/domain/records/pipeline/stage-entry";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { trackWrite } from "../../platform/transaction/recent-writes";
import type { Tx } from "../../platform/transaction/transaction-store";
import { saveStageMove } from "../pipeline/stage-entry-store";
import { putInTrash } from "../trash/trash-store";
import { removeRecord, saveRecord } from "./record-store";
import { type Claims, conflictsOf, type RecordChange, readClaims, writeClaims } from "./unique-store";

/**
 * Writes records together with their unique values: the only way to create, change or delete a record. It reads before
 * it writes: call it once, before the transaction's other writes.
 * @param fields the definitions of every kind among the records
 * @throws CONFLICT if a unique value is taken
 */
export async function writeRecords(
  tx: Tx,
  teamId: string,
  changes: readonly RecordChange[],
  fields: readonly FieldSet[],
  now: string,
): Promise<void> {
  const claims = await readClaims(tx, teamId, changes, fields);
  const conflicts = conflictsOf(claims);
  if (conflicts.length > 0) throw valueExists(conflicts.map(({ fieldId }) => fieldId));
  writeCheckedRecords(tx, teamId, changes, claims, now);
}

/** The writes of `writeRecords`, for a caller that has checked the conflicts itself. */
export function writeCheckedRecords(
  tx: Tx,
  teamId: string,
  changes: readonly RecordChange[],
  claims: Claims,
  now: string,
): void {
  writeClaims(tx, teamId, claims);
  for (const change of changes) {
    const { before, after, merged = false } = change;
    saveStageMove(tx, teamId, stageMove(change, now));
    if (after) {
      trackWrite(tx, after.id, after);
      saveRecord(tx, teamId, after);
    } else if (before) {
      trackWrite(tx, before.id, null);
      removeRecord(tx, teamId, before, now);
      if (!merged) putInTrash(tx, teamId, before, now);
    }
  }
}

export const valueExists = (fieldIds: readonly string[]) =>
  new AppError(
    "CONFLICT",
    recordsTexts.valueExists,
    fieldIds.map((id) => ({
      path: id === "name" ? "body.name" : `body.custom_field.${id}`,
      message: recordsTexts.valueExists,
    })),
  );
