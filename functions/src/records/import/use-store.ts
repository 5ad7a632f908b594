import type { FieldSet } from "@dure/domain/records/custom-field";
import { importedRange } from "@dure/domain/records/import/import";
import type { CrmRecord } from "@dure/domain/records/record";
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

/** Whether a record that no import of this id made refers to one; read so that a new reference conflicts. */
export async function isReferredFromOutside(
  tx: Transaction,
  teamId: string,
  importId: string,
  { id, kind }: CrmRecord,
  sets: readonly FieldSet[],
): Promise<boolean> {
  const { first, last } = importedRange(importId);
  const referring = (path: string) =>
    inTeam(teamId, "records").where(path, "==", id).orderBy(FieldPath.documentId()).limit(1);
  const asked = referencePaths(kind, sets).flatMap((path) => [
    referring(path).endBefore(first),
    referring(path).startAfter(last),
  ]);
  return hasAny(tx, asked);
}

/** The contacts that an import of this id made and that belong to a company. */
export async function importedContactsOf(
  tx: Transaction,
  teamId: string,
  importId: string,
  companyId: string,
): Promise<CrmRecord[]> {
  const { first, last } = importedRange(importId);
  const found = await tx.get(
    inTeam(teamId, "records")
      .where("company_id", "==", companyId)
      .where("kind", "==", "contact")
      .orderBy(FieldPath.documentId())
      .startAt(first)
      .endAt(last),
  );
  return found.docs.map(toRecord);
}

/** Whether somebody has written a memo about a record, or attached a file to it. */
export const hasNotesOrFiles = (tx: Transaction, teamId: string, recordId: string): Promise<boolean> =>
  hasAny(
    tx,
    ["notes", "files"].map((collection) => inTeam(teamId, collection).where("record_id", "==", recordId).limit(1)),
  );

async function hasAny(tx: Transaction, queries: readonly Query[]): Promise<boolean> {
  const found = await Promise.all(queries.map((query) => tx.get(query)));
  return found.some(({ empty }) => !empty);
}
