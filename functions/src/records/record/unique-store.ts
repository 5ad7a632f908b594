import { createHash } from "node:crypto";
import { companyKey } from "@dure/domain/records/duplicate/company-key";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { isEmptyCustom } from "@dure/domain/records/field/custom-value";
import { nameKey } from "@dure/domain/records/record/name-key";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { uniqueText } from "@dure/domain/records/record/unique-text";
import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
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

/**
 * A unique value of a team's record, and the document that reserves it. A shared one reserves nothing: it lists the
 * companies whose names are matched as one.
 */
type Claim = { docId: string; fieldId: string; recordId: string; value: string; isShared?: boolean };

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
  const name = record.kind === "company" ? companyClaims(record) : [];
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

export const aliasIdOf = (name: string) => docIdOf("company-alias", companyKey(name));

/** A name that is its own key needs no alias: whoever looks for the key finds it by its name. */
const companyClaims = (company: CrmRecord): Claim[] => [
  claim(company, "company", "name", company.name),
  ...(nameKey(company.name) === companyKey(company.name)
    ? []
    : [{ ...claim(company, "company", "name", company.name), docId: aliasIdOf(company.name), isShared: true }]),
];

/** The documents that may name the company meant by a name, the best first. */
const candidateIds = (name: string): string[] => [
  ...new Set([docIdOf("company", nameKey(name)), docIdOf("company", companyKey(name)), aliasIdOf(name)]),
];

type GetAll = (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/** The ids of the companies that these names mean, by name: of that exact name, or else of one with the same key. */
async function companiesMeant(getAll: GetAll, teamId: string, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const ids = [...new Set(names.flatMap(candidateIds))];
  const docs = new Map((await getAll(...ids.map((id) => uniques(teamId).doc(id)))).map((doc) => [doc.id, doc]));
  const recordOf = (id: string): string | undefined => docs.get(id)?.get("record_id") ?? sharersOf(docs.get(id))[0];
  return new Map(
    names.flatMap((name) => {
      const found = candidateIds(name).map(recordOf).find(Boolean);
      return found ? [[name, found] as const] : [];
    }),
  );
}

const sharersOf = (doc: DocumentSnapshot | undefined): string[] => doc?.get("record_ids") ?? [];

/** The id of the company meant by a name. */
export const findCompanyByName = async (tx: Transaction, teamId: string, name: string): Promise<string | undefined> =>
  (await findCompaniesByName(tx, teamId, [name])).get(name);

/** The ids of the companies meant by these names, by name (docs/product/records.md#one-company). */
export const findCompaniesByName = (tx: Transaction, teamId: string, names: readonly string[]) =>
  companiesMeant((...refs) => tx.getAll(...refs), teamId, names);

/** Those of the names that mean a company of the team; reads outside a transaction. */
export const companiesNamed = async (teamId: string, names: readonly string[]): Promise<Set<string>> =>
  new Set((await companiesMeant((...refs) => firestore.getAll(...refs), teamId, names)).keys());

/**
 * The unique values that changes reserve and release, the current owners of the reserved ones, and the companies of the
 * shared ones.
 */
export type Claims = {
  taken: Claim[];
  freed: Claim[];
  owners: ReadonlyMap<string, string>;
  sharers: ReadonlyMap<string, readonly string[]>;
};

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
  const ids = [...new Set([...taken, ...freed.filter(({ isShared }) => isShared)].map(({ docId }) => docId))];
  const docs = ids.length > 0 ? await tx.getAll(...ids.map((id) => uniques(teamId).doc(id))) : [];
  return {
    taken,
    freed,
    owners: new Map(docs.filter((doc) => doc.get("record_id")).map((doc) => [doc.id, String(doc.get("record_id"))])),
    sharers: new Map(docs.map((doc) => [doc.id, sharersOf(doc)])),
  };
}

/** Claims that fail: another record owns the value and keeps it, or two of the changes claim the same value. */
export function conflictsOf({ taken, freed, owners }: Claims): Claim[] {
  const takers = new Map<string, string>();
  return taken.filter(({ docId, recordId, isShared }) => {
    if (isShared) return false;
    const owner = owners.get(docId);
    const isFreed = freed.some((one) => one.docId === docId && one.recordId === owner);
    const taker = takers.get(docId) ?? recordId;
    takers.set(docId, taker);
    return (owner !== undefined && owner !== recordId && !isFreed) || taker !== recordId;
  });
}

/** Writes the claims. Concurrent claims of a value conflict on its document, and the retried one finds it taken. */
export function writeClaims(tx: Transaction, teamId: string, claims: Claims): void {
  const { owners } = claims;
  const [taken, freed] = [claims.taken.filter(isReserved), claims.freed.filter(isReserved)];
  const kept = new Set(taken.map(({ docId }) => docId));
  for (const { docId } of freed) if (!kept.has(docId)) tx.delete(uniques(teamId).doc(docId));
  for (const { docId, fieldId, recordId, value } of taken)
    if (owners.get(docId) !== recordId)
      tx.set(uniques(teamId).doc(docId), { kind: "value", field_id: fieldId, value, record_id: recordId });
  writeShared(tx, teamId, claims);
}

const isReserved = ({ isShared }: Claim) => !isShared;

function writeShared(tx: Transaction, teamId: string, { taken, freed, sharers }: Claims): void {
  const [joining, leaving] = [taken, freed].map((claims) => claims.filter(({ isShared }) => isShared));
  const docIds = new Set([...(joining ?? []), ...(leaving ?? [])].map(({ docId }) => docId));
  for (const docId of docIds) {
    const ofDoc = (claims: readonly Claim[] = []) =>
      claims.filter((one) => one.docId === docId).map(({ recordId }) => recordId);
    const gone = new Set(ofDoc(leaving));
    const record_ids = [...new Set([...(sharers.get(docId) ?? []).filter((id) => !gone.has(id)), ...ofDoc(joining)])];
    if (record_ids.length === 0) tx.delete(uniques(teamId).doc(docId));
    else tx.set(uniques(teamId).doc(docId), { kind: "company-alias", record_ids });
  }
}
