import type { RecordsEvent } from "@dure/domain/records/events";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { importTexts } from "@dure/domain/records/import/texts";
import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { labelOf } from "@dure/domain/records/record/record-label";
import type { ItemResult } from "@dure/domain/records/task/task";
import type { Text } from "@dure/domain/shared/text";
import type { Tx } from "../../platform/transaction/transaction-store";
import { undoChanges } from "../bulk/undo-changes";
import { getFields } from "../field/field-store";
import { writeRecords } from "../record/write-records";
import type { TaskType } from "../task/task-type";
import { findRecords } from "./import-store";
import { hasNotesOrFiles, importedContactsOf, isAnyInUse, isReferredFromOutside } from "./reference-use-store";

/** Records per transaction. Checking whether a company is in use takes several queries, so the number is low. */
const AT_ONCE = 25;

/**
 * Restores what an import changed, and deletes what it made by id. Already deleted records are skipped, so retries are safe. Companies and
 * contacts that were used or edited since are kept, and their results give the reason.
 */
export const undoRows: TaskType = {
  name: "undo-import",
  idOf: (item) => (isUndo(item) ? undoChanges.idOf(item) : String(item)),
  // Each chunk queries for references to its records. In parallel, chunks would wait for each other's deletions.
  chunksAtOnce: () => 1,
  apply: async (tx, ctx, task, items) => {
    // A chunk has items of one kind.
    if (items.some(isUndo)) return undoChanges.apply(tx, ctx, task, items.slice(0, AT_ONCE));
    const { teamId, now } = ctx;
    const ids = items.slice(0, AT_ONCE).map(String);
    const [records, ...sets] = await Promise.all([
      findRecords(tx, teamId, ids),
      getFields(tx, teamId, "lead"),
      getFields(tx, teamId, "company"),
      getFields(tx, teamId, "contact"),
    ]);
    const importId = String(task.payload);
    const inUse = await isAnyInUse(tx, teamId, importId, [...records.values()], sets);
    const reasonOf = async (record: CrmRecord) =>
      inUse ? reasonToKeep(tx, teamId, importId, record, sets) : ifChanged(record);
    const reasons = new Map(
      await Promise.all([...records.values()].map(async (record) => [record.id, await reasonOf(record)] as const)),
    );
    const gone = [...records.values()].filter(({ id }) => !reasons.get(id));
    await writeRecords(
      tx,
      teamId,
      gone.map((before) => ({ before, after: null })),
      sets,
      now,
    );
    return { results: ids.map((id) => resultOf(id, records.get(id), reasons.get(id))), events: gone.map(deleted) };
  },
};

const isUndo = (item: unknown): boolean => typeof item === "object";

const ifChanged = ({ kind, updated_at, created_at }: CrmRecord): Text | undefined =>
  kind === "lead" || updated_at === created_at ? undefined : importTexts.keptChanged;

/** A company is in use if one of its imported contacts is kept. */
async function reasonToKeep(
  tx: Tx,
  teamId: string,
  importId: string,
  record: CrmRecord,
  sets: readonly FieldSet[],
): Promise<Text | undefined> {
  if (record.kind === "lead") return undefined;
  const changed = ifChanged(record);
  if (changed) return changed;
  const [isReferred, hasNotes, contacts] = await Promise.all([
    isReferredFromOutside(tx, teamId, importId, record, sets),
    hasNotesOrFiles(tx, teamId, record.id),
    record.kind === "company" ? importedContactsOf(tx, teamId, importId, record.id) : [],
  ]);
  if (isReferred) return importTexts.keptReferred;
  if (hasNotes) return importTexts.keptNoted;
  const reasons = await Promise.all(contacts.map((contact) => reasonToKeep(tx, teamId, importId, contact, sets)));
  return reasons.some(Boolean) ? importTexts.keptReferred : undefined;
}

function resultOf(id: string, record: CrmRecord | undefined, reason: Text | undefined): ItemResult {
  if (!record) return { id, status: "SUCCESS", message: { ...importTexts.alreadyGone } };
  const data = { entity: entityOf(record), label: labelOf(record) };
  return reason
    ? { id, status: "ERROR", message: { ...reason }, data }
    : { id, status: "SUCCESS", message: null, data };
}

const deleted = (before: CrmRecord): RecordsEvent => ({ type: `${entityOf(before)}.deleted`, before, after: null });
