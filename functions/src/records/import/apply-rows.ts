import { bulkUndoOf } from "@dure/domain/records/bulk/undo-bulk";
import type { RecordsEvent } from "@dure/domain/records/events";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { draftRow, type ImportItem, partitionRows, type RowDraft } from "@dure/domain/records/import/import-item";
import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { ItemResult } from "@dure/domain/records/task/task";
import { z } from "zod";
import type { Tx } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { conflictsOf, readClaims } from "../record/unique-store";
import { valueExists, writeCheckedRecords } from "../record/write-records";
import type { TaskType } from "../task/task-type";
import { readItem } from "./chunk-rows";
import { saveImportedPerson } from "./imported-person-store";
import { readCurrentRecords } from "./read-current-records";
import { refusedRecords } from "./refused-records";
import { type AppliedUpdates, applyUpdates } from "./update/apply-updates";

/** The payload that all rows of an import share. */
export const ImportPayload = z.object({
  import_id: z.string(),
  are_entangled: z.boolean(),
  file: z.string().default(""),
});
export type ImportPayload = z.infer<typeof ImportPayload>;

const CHUNKS_AT_ONCE = 4;

/**
 * Creates and updates the records of some rows. Record ids come from the rows, and each chunk looks up the companies and contacts
 * it needs. So chunks may run in parallel, be retried, or follow another import of the same companies.
 */
export const importRows: TaskType = {
  name: "import",
  idOf: (item) => String(readItem(item).row),
  chunksAtOnce: ({ payload }) => (ImportPayload.parse(payload).are_entangled ? 1 : CHUNKS_AT_ONCE),
  apply: async (tx, ctx, { payload, entity_id }, items) => {
    const rows = items.map(readItem);
    const [known, ...sets] = await Promise.all([
      readCurrentRecords(tx, ctx, rows),
      getFields(tx, ctx.teamId, "lead"),
      getFields(tx, ctx.teamId, "company"),
      getFields(tx, ctx.teamId, "contact"),
    ]);
    const drafts = rows.map((row) => draftRow(row, known));
    const updated = await applyUpdates(tx, ctx, entity_id, rows, drafts, sets);
    const { written, refused, claims } = await decide(tx, ctx.teamId, drafts, updated, sets);
    const changes = written.map((after) => ({ before: updated.befores.get(after.id) ?? null, after }));
    writeCheckedRecords(tx, ctx.teamId, changes, claims, ctx.now);
    const made = new Set(changes.flatMap(({ before, after }) => (before ? [] : after.id)));
    const people = new Set(made);
    for (const { contact, contact_key } of rows)
      if (contact && contact_key && people.delete(contact.id))
        saveImportedPerson(tx, ctx.teamId, contact_key, contact, ctx.now);
    const told = toldStatuses(ImportPayload.parse(payload), rows, refused);
    return { results: resultsOf(rows, made, changes, refused), events: [...changes.map(eventOf), ...told] };
  },
};

/**
 * Decides which records are written, and why others are not. A row is written completely or not at all, and a record that
 * only refused rows need is not made.
 */
async function decide(
  tx: Tx,
  teamId: string,
  drafts: readonly RowDraft[],
  { afters, befores, refused: failed }: AppliedUpdates,
  sets: readonly FieldSet[],
) {
  const possible = drafts
    .filter(({ row }) => !failed.has(row))
    .map(({ row, makes }) => ({ row, makes: [...makes, afters.get(row)].filter((one) => one !== undefined) }));
  const wanted = partitionRows(possible, new Set()).records;
  const reasons = await refusedRecords(tx, teamId, wanted, sets, befores);
  const changeOf = (after: CrmRecord) => ({ before: befores.get(after.id) ?? null, after });
  const all = await readClaims(tx, teamId, wanted.map(changeOf), sets);
  for (;;) {
    const { records, refused } = partitionRows(possible, new Set(reasons.keys()));
    const ids = new Set(records.map(({ id }) => id));
    const ofWritten = (claims: typeof all.taken) => claims.filter(({ recordId }) => ids.has(recordId));
    const claims = { ...all, taken: ofWritten(all.taken), freed: ofWritten(all.freed) };
    const conflicts = conflictsOf(claims);
    if (conflicts.length === 0) {
      const why = refused.map(({ row, makes }) => [row, makes.map(({ id }) => reasons.get(id)).find(Boolean)] as const);
      return { written: records, refused: new Map<number, ItemMessage>([...failed, ...why]), claims };
    }
    for (const { recordId, fieldId } of conflicts) reasons.set(recordId, valueExists([fieldId]).text);
  }
}

type ItemMessage = ItemResult["message"] | undefined;
type Change = { before: CrmRecord | null; after: CrmRecord };

/** The results tell what each row made and changed; the undo needs this. */
function resultsOf(
  rows: readonly ImportItem[],
  made: ReadonlySet<string>,
  changes: readonly Change[],
  refused: ReadonlyMap<number, ItemMessage>,
): ItemResult[] {
  const ids = new Set(made);
  const changed = new Map(changes.map((change) => [change.after.id, change] as const));
  return rows.map(({ row, lead, update, companies, contact }) => {
    const message = refused.get(row);
    if (message) return { id: String(row), status: "ERROR", message };
    const madeIds = [lead.id, ...companies.map(({ id }) => id), contact?.id].filter((id) => id && ids.delete(id));
    const { before, after } = changed.get(update?.id ?? "") ?? {};
    const undo = before && after && bulkUndoOf(before, after);
    const data = { made: madeIds, ...(update && { updated: update.id }) };
    return { id: String(row), status: "SUCCESS", message: null, data, ...(undo && { undo }) };
  });
}

function eventOf({ before, after }: Change): RecordsEvent {
  if (!before) return { type: `${entityOf(after)}.created`, before, after };
  if (before.stage_id !== after.stage_id) return { type: "deal.moved", before, after };
  return { type: `${entityOf(after)}.changed`, before, after };
}

/** The event with the address statuses of the imported rows; none if no row has one. */
function toldStatuses(
  { import_id, file }: ImportPayload,
  rows: readonly ImportItem[],
  refused: ReadonlyMap<number, ItemMessage>,
): RecordsEvent[] {
  const told = rows.flatMap(({ row, lead: { email }, subscribe_status: status }) =>
    status !== null && !refused.get(row) ? [{ email, status }] : [],
  );
  if (told.length === 0) return [];
  return [{ type: "import.told-statuses", before: null, after: { id: import_id, file, rows: told } }];
}
