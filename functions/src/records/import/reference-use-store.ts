import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { importedRange } from "@dure/domain/records/import/import";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { FieldPath, type Query, type Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { toRecord } from "../record/record-store";

const OWN_REFERENCES = ["company_id", "contact_id"] as const;

/** Under which paths a record may be referred to. */
const referencePaths = (kind: CrmRecord["kind"], sets: readonly FieldSet[]): string[] => [
  ...OWN_REFERENCES.filter((path) => path === `${kind}_id`),
  ...sets
    .flatMap(({ custom }) => custom)
    .filter(({ type, attributes }) => type === "many-to-one" && attributes.entity_type === kind)
    .map(({ id }) => `custom.${id}.id`),
];

/** The questions whether records that no import of this id made refer to some of a kind. */
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
 * Whether anything keeps at least one of some records, thirty at most: their references, their memos and files, the
 * contacts that their import made. Mostly nothing does, and a few questions for all of them say so.
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

/** Whether a record that no import of this id made refers to one; read so that a new reference conflicts. */
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

/** The contacts that an import of this id made and that belong to a company. */
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
  ["notes", "files"].map((collection) => inTeam(teamId, collection).where("record_id", "in", recordIds).limit(1));

/** Whether somebody has written a memo about a record, or attached a file to it. */
export const hasNotesOrFiles = (tx: Transaction, teamId: string, recordId: string): Promise<boolean> =>
  hasAny(tx, notesAndFiles(teamId, [recordId]));

async function hasAny(tx: Transaction, queries: readonly Query[]): Promise<boolean> {
  const found = await Promise.all(queries.map((query) => tx.get(query)));
  return found.some(({ empty }) => !empty);
}
