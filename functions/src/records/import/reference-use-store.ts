import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { importedRange } from "@dure/domain/records/import/import";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { FieldPath, type Query, type Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { toRecord } from "../record/record-store";

const OWN_REFERENCES = ["company_id", "contact_id"] as const;

/** The document paths at which a record may be referred to. */
const referencePaths = (kind: CrmRecord["kind"], sets: readonly FieldSet[]): string[] => [
  ...OWN_REFERENCES.filter((path) => path === `${kind}_id`),
  ...sets
    .flatMap(({ custom }) => custom)
    .filter(({ type, attributes }) => type === "many-to-one" && attributes.entity_type === kind)
    .map(({ id }) => `custom.${id}.id`),
];

/** Queries for records of one kind that refer to the record and were not created by this import. */
function fromOutside(
  teamId: string,
  importId: string,
  ids: readonly string[],
  kind: CrmRecord["kind"],
  sets: readonly FieldSet[],
): Query[] {
  const { first, last } = importedRange(importId);
  return referencePaths(kind, sets).flatMap((path) => {
    const referring = inTeam(teamId, "records").where(path, "in", ids).orderBy(FieldPath.documentId()).limit(1);
    return [referring.endBefore(first), referring.startAfter(last)];
  });
}

/**
 * Whether at least one of some records (at most 30) is in use: by references, notes, tasks, files or contacts of the same
 * import. Usually none is, and a few queries answer for all of them.
 */
export function isAnyInUse(
  tx: Transaction,
  teamId: string,
  importId: string,
  records: readonly CrmRecord[],
  sets: readonly FieldSet[],
): Promise<boolean> {
  const asked = (["company", "contact"] as const).flatMap((kind) => {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
    if (ids.length === 0) return [];
    const contacts = kind === "company" ? [importedContacts(teamId, importId, ids).limit(1)] : [];
    return [...fromOutside(teamId, importId, ids, kind, sets), ...notesAndFiles(teamId, ids), ...contacts];
  });
  return hasAny(tx, asked);
}

/**
 * Whether a record outside this import refers to the record. The read is transactional, so a new reference conflicts.
 */
export function isReferredFromOutside(
  tx: Transaction,
  teamId: string,
  importId: string,
  { id, kind }: CrmRecord,
  sets: readonly FieldSet[],
): Promise<boolean> {
  return hasAny(tx, fromOutside(teamId, importId, [id], kind, sets));
}

function importedContacts(teamId: string, importId: string, companyIds: readonly string[]): Query {
  const { first, last } = importedRange(importId);
  return inTeam(teamId, "records")
    .where("company_id", "in", companyIds)
    .where("kind", "==", "contact")
    .orderBy(FieldPath.documentId())
    .startAt(first)
    .endAt(last);
}

/** The contacts of a company that this import created. */
export async function importedContactsOf(
  tx: Transaction,
  teamId: string,
  importId: string,
  companyId: string,
): Promise<CrmRecord[]> {
  const found = await tx.get(importedContacts(teamId, importId, [companyId]));
  return found.docs.map(toRecord);
}

const notesAndFiles = (teamId: string, recordIds: readonly string[]): Query[] =>
  ["notes", "todos", "files"].map((collection) =>
    inTeam(teamId, collection).where("record_id", "in", recordIds).limit(1),
  );

/** Whether a record has a note, a task or an attachment. */
export const hasNotesOrFiles = (tx: Transaction, teamId: string, recordId: string): Promise<boolean> =>
  hasAny(tx, notesAndFiles(teamId, [recordId]));

async function hasAny(tx: Transaction, queries: readonly Query[]): Promise<boolean> {
  const found = await Promise.all(queries.map((query) => tx.get(query)));
  return found.some(({ empty }) => !empty);
}
