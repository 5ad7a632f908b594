import { createHash } from "node:crypto";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { isEmptyCustom } from "@dure/domain/records/field/custom-value";
import { nameKey } from "@dure/domain/records/record/name-key";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { uniqueText } from "@dure/domain/records/record/unique-text";
import type { Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

/**
 * The state of one record before and after a write; null where it does not exist. A `merged` record lives on in another
 * and is never restored. `deleted` is what a restored record was.
 */
export type RecordChange = {
  before: CrmRecord | null;
  after: CrmRecord | null;
  merged?: boolean;
  deleted?: CrmRecord;
};

/** A unique value of a team's record, and the document that reserves it. */
type Claim = { docId: string; fieldId: string; recordId: string; value: string };

/** The document id is a hash: a value may be too long for an id or contain slashes. */
const docIdOf = (scope: string, key: string) => `${scope}:${createHash("sha256").update(key).digest("base64url")}`;

const uniques = (teamId: string) => inTeam(teamId, "uniques");

/**
 * The unique values of a record. Texts that differ only in case, spacing or Unicode form are equal
 * (docs/product/records.md#unique-values). Archived fields keep their reservations.
 */
function claimsOf(record: CrmRecord | null, sets: readonly FieldSet[]): Claim[] {
  if (!record) return [];
  const fields = sets.find(({ kind }) => kind === record.kind);
  if (!fields) throw new Error(`The fields of ${record.kind} were not read.`);
  const name = record.kind === "company" ? [claim(record, "company", "name", record.name)] : [];
  const custom = fields.custom
    .filter(({ id, attributes }) => attributes.unique && !isEmptyCustom(record.custom[id]))
    .map(({ id }) => claim(record, `field:${id}`, id, uniqueText(record.custom[id])));
  return [...name, ...custom];
}

const claim = ({ id }: CrmRecord, scope: string, fieldId: string, value: string): Claim => ({
  docId: docIdOf(scope, nameKey(value)),
  fieldId,
  recordId: id,
  value,
});

/** The id of the company with a name. */
export async function findCompanyByName(tx: Transaction, teamId: string, name: string): Promise<string | undefined> {
  return (await tx.get(uniques(teamId).doc(docIdOf("company", nameKey(name))))).get("record_id");
}

/** The ids of the companies with these names, by name. */
export async function findCompaniesByName(
  tx: Transaction,
  teamId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const docs = await tx.getAll(...names.map((name) => uniques(teamId).doc(docIdOf("company", nameKey(name)))));
  return new Map(
    docs.flatMap((doc, index) => (doc.exists ? [[names[index] ?? "", String(doc.get("record_id"))]] : [])),
  );
}

/** Those of the names that a company of the team has; reads outside a transaction. */
export async function companiesNamed(teamId: string, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const docs = await firestore.getAll(...names.map((name) => uniques(teamId).doc(docIdOf("company", nameKey(name)))));
  return new Set(docs.flatMap((doc, index) => (doc.exists ? [names[index] ?? ""] : [])));
}

/** The unique values that changes reserve and release, and the current owners of the reserved ones. */
export type Claims = { taken: Claim[]; freed: Claim[]; owners: ReadonlyMap<string, string> };

/** Reads only: call it before the transaction's first write. */
export async function readClaims(
  tx: Transaction,
  teamId: string,
  changes: readonly RecordChange[],
  fields: readonly FieldSet[],
): Promise<Claims> {
  const pairs = changes.map(({ before, after }) => ({ had: claimsOf(before, fields), has: claimsOf(after, fields) }));
  const taken = pairs.flatMap(({ had, has }) => has.filter(({ docId }) => !had.some((one) => one.docId === docId)));
  const freed = pairs.flatMap(({ had, has }) => had.filter(({ docId }) => !has.some((one) => one.docId === docId)));
  const ids = [...new Set(taken.map(({ docId }) => docId))];
  const docs = ids.length > 0 ? await tx.getAll(...ids.map((id) => uniques(teamId).doc(id))) : [];
  return {
    taken,
    freed,
    owners: new Map(docs.filter((doc) => doc.exists).map((doc) => [doc.id, String(doc.get("record_id"))])),
  };
}

/** Claims that fail: another record owns the value and keeps it, or two of the changes claim the same value. */
export function conflictsOf({ taken, freed, owners }: Claims): Claim[] {
  const takers = new Map<string, string>();
  return taken.filter(({ docId, recordId }) => {
    const owner = owners.get(docId);
    const isFreed = freed.some((one) => one.docId === docId && one.recordId === owner);
    const taker = takers.get(docId) ?? recordId;
    takers.set(docId, taker);
    return (owner !== undefined && owner !== recordId && !isFreed) || taker !== recordId;
  });
}

/** Writes the claims. Concurrent claims of a value conflict on its document, and the retried one finds it taken. */
export function writeClaims(tx: Transaction, teamId: string, { taken, freed, owners }: Claims): void {
  const kept = new Set(taken.map(({ docId }) => docId));
  for (const { docId } of freed) if (!kept.has(docId)) tx.delete(uniques(teamId).doc(docId));
  for (const { docId, fieldId, recordId, value } of taken)
    if (owners.get(docId) !== recordId)
      tx.set(uniques(teamId).doc(docId), { kind: "value", field_id: fieldId, value, record_id: recordId });
}
