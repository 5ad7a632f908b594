import type { RecordsEvent } from "@dure/domain/records/events";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import {
  draftRow,
  type ExistingRecordIds,
  type ImportItem,
  partitionRows,
} from "@dure/domain/records/import/import-item";
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

/** The payload that all rows of an import share. */
export const ImportPayload = z.object({
  import_id: z.string(),
  are_entangled: z.boolean(),
  file: z.string().default(""),
});
export type ImportPayload = z.infer<typeof ImportPayload>;

const CHUNKS_AT_ONCE = 4;

/**
 * Creates the records of some rows. Record ids come from the rows, and each chunk looks up the companies and contacts
 * it needs. So chunks may run in parallel, be retried, or follow another import of the same companies.
 */
export const importRows: TaskType = {
  name: "import",
  idOf: (item) => String(readItem(item).row),
  chunksAtOnce: ({ payload }) => (ImportPayload.parse(payload).are_entangled ? 1 : CHUNKS_AT_ONCE),
  apply: async (tx, ctx, { payload }, items) => {
    const rows = items.map(readItem);
    const [known, ...sets] = await Promise.all([
      readCurrentRecords(tx, ctx, rows),
      getFields(tx, ctx.teamId, "lead"),
      getFields(tx, ctx.teamId, "company"),
      getFields(tx, ctx.teamId, "contact"),
    ]);
    const { made, refused, claims } = await decide(tx, ctx.teamId, rows, known, sets);
    writeCheckedRecords(
      tx,
      ctx.teamId,
      made.map((after) => ({ before: null, after })),
      claims,
      ctx.now,
    );
    const ids = new Set(made.map(({ id }) => id));
    for (const { contact, contact_key } of rows)
      if (contact && contact_key && ids.delete(contact.id))
        saveImportedPerson(tx, ctx.teamId, contact_key, contact, ctx.now);
    const told = toldStatuses(ImportPayload.parse(payload), rows, made);
    return { results: resultsOf(rows, made, refused), events: [...made.map(created), ...told] };
  },
};

/** Decides which records are created, and why others are not. A row is created completely or not at all. */
async function decide(
  tx: Tx,
  teamId: string,
  rows: readonly ImportItem[],
  known: ExistingRecordIds,
  sets: readonly FieldSet[],
) {
  const drafts = rows.map((row) => draftRow(row, known));
  const wanted = partitionRows(drafts, new Set()).records;
  const reasons = await refusedRecords(tx, teamId, wanted, sets);
  const all = await readClaims(
    tx,
    teamId,
    wanted.map((after) => ({ before: null, after })),
    sets,
  );
  for (;;) {
    const { records, refused } = partitionRows(drafts, new Set(reasons.keys()));
    const ids = new Set(records.map(({ id }) => id));
    const claims = { ...all, taken: all.taken.filter(({ recordId }) => ids.has(recordId)) };
    const conflicts = conflictsOf(claims);
    if (conflicts.length === 0) {
      const why = refused.map(({ row, makes }) => [row, makes.map(({ id }) => reasons.get(id)).find(Boolean)] as const);
      return { made: records, refused: new Map(why), claims };
    }
    for (const { recordId, fieldId } of conflicts) reasons.set(recordId, valueExists([fieldId]).text);
  }
}

/** The results also tell a row's own record from the company and contact created with it; the undo needs this. */
function resultsOf(
  rows: readonly ImportItem[],
  made: readonly CrmRecord[],
  refused: ReadonlyMap<number, ItemResult["message"] | undefined>,
): ItemResult[] {
  const ids = new Set(made.map(({ id }) => id));
  return rows.map(({ row, lead, companies, contact }) => {
    const message = refused.get(row);
    if (message) return { id: String(row), status: "ERROR", message };
    const madeIds = [lead.id, ...companies.map(({ id }) => id), contact?.id].filter((id) => id && ids.delete(id));
    return { id: String(row), status: "SUCCESS", message: null, data: { made: madeIds } };
  });
}

const created = (after: CrmRecord): RecordsEvent => ({ type: `${entityOf(after)}.created`, before: null, after });

/** What the rows that were made say of their addresses; no event where they say nothing. */
function toldStatuses(
  { import_id, file }: ImportPayload,
  rows: readonly ImportItem[],
  made: readonly CrmRecord[],
): RecordsEvent[] {
  const ids = new Set(made.map(({ id }) => id));
  const told = rows.flatMap(({ lead: { id, email }, subscribe_status: status }) =>
    status !== null && ids.has(id) ? [{ email, status }] : [],
  );
  if (told.length === 0) return [];
  return [{ type: "import.told-statuses", before: null, after: { id: import_id, file, rows: told } }];
}
