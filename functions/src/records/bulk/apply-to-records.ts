import type { DecideItem, RecordEvent } from "@dure/domain/records/bulk/decide-bulk";
import { bulkUndoOf } from "@dure/domain/records/bulk/undo-bulk";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { ItemResult } from "@dure/domain/records/task/task";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { hiddenIds } from "../record/visible-record";
import { writeCheckedRecords } from "../record/write-records";
import type { ChunkOutcome } from "../task/task-type";
import { refusedWrites } from "./refused-writes";
import { getSelectedRecords } from "./selected-records-store";

type Draft = { id: string; event?: RecordEvent | undefined; refusal?: Text };

/**
 * Applies a change to each of the records within one transaction: all reads, then all writes. A refusal of one record
 * becomes that record's result and does not stop the others. A record that the caller may not see counts as missing.
 * @returns results for the first of the ids, as many as one commit can carry
 */
export async function applyToRecords(
  tx: Tx,
  ctx: Context,
  ids: readonly string[],
  fields: FieldSet,
  decide: DecideItem,
): Promise<ChunkOutcome> {
  const records = await getSelectedRecords(tx, ctx.teamId, fields.kind, ids);
  const known = records.filter((record) => record !== undefined);
  const hidden = new Set(await hiddenIds(tx, ctx, known));
  const drafts = records.map((record, place) =>
    draft(ids[place] ?? "", record && !hidden.has(record.id) ? record : undefined, decide),
  );
  const events = drafts.flatMap(({ event }) => event ?? []);
  const { refused, claims } = await refusedWrites(tx, ctx, events, fields);
  const kept = events.filter(({ before }) => !refused.has(before.id));
  writeCheckedRecords(tx, ctx.teamId, kept, claims, ctx.now);
  const data = { updated_by: ctx.actor.id, updated_at: ctx.now };
  const results = drafts.map(({ id, event, refusal = refused.get(id) }): ItemResult => {
    if (refusal) return { id, status: "ERROR", message: refusal };
    const undo = event && bulkUndoOf(event.before, event.after);
    return { id, status: "SUCCESS", message: null, ...(event && { data }), ...(undo && { undo }) };
  });
  return { results, events: kept };
}

function draft(id: string, record: CrmRecord | undefined, decide: DecideItem): Draft {
  if (!record) return { id, refusal: recordsTexts.recordNotFound };
  try {
    return { id, event: decide(record) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, refusal: error.text };
  }
}
