import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import { CrmRecord } from "@dure/domain/records/record/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { type DocumentSnapshot, FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { readLocks, writeLocks } from "../../platform/transaction/lock-store";

/** The maximum of related records per relation. */
const RELATED_LIMIT = 100;
const TOMBSTONES_KEPT_MS = 30 * 86_400_000;

const records = (teamId: string) => inTeam(teamId, "records");
const tombstones = (teamId: string) => inTeam(teamId, "tombstones");

export const toRecord = (doc: DocumentSnapshot): CrmRecord => CrmRecord.parse(doc.data());

/** Gets a record of an entity. A deal is also found as a lead, and a lead as a deal. */
export async function getRecord(tx: Transaction, teamId: string, entityId: EntityId, id: string): Promise<CrmRecord> {
  return requireRecord(await tx.get(records(teamId).doc(id)), entityId);
}

export async function readRecord(teamId: string, entityId: EntityId, id: string): Promise<CrmRecord> {
  return requireRecord(await records(teamId).doc(id).get(), entityId);
}

/** The records of these ids that exist. */
export async function readRecords(teamId: string, ids: readonly string[]): Promise<CrmRecord[]> {
  if (ids.length === 0) return [];
  const docs = await firestore.getAll(...[...new Set(ids)].map((id) => records(teamId).doc(id)));
  return docs.filter((doc) => doc.exists).map(toRecord);
}

/** Finds a record of any entity; undefined if it is deleted. */
export async function findRecord(tx: Transaction, teamId: string, id: string): Promise<CrmRecord | undefined> {
  const doc = await tx.get(records(teamId).doc(id));
  return doc.exists ? toRecord(doc) : undefined;
}

/** Finds a lead or deal; undefined if it is deleted. */
export async function findLead(tx: Transaction, teamId: string, id: string): Promise<CrmRecord | undefined> {
  const doc = await tx.get(records(teamId).doc(id));
  return doc.get("kind") === "lead" ? toRecord(doc) : undefined;
}

function requireRecord(doc: DocumentSnapshot, entityId: EntityId): CrmRecord {
  if (doc.get("kind") !== kindOf(entityId)) throw new AppError("NOT_FOUND", recordsTexts.recordNotFound);
  return toRecord(doc);
}

/**
 * Gets the leads and deals of these ids.
 * @throws NOT_FOUND if one of them is neither
 */
export async function getLeads(tx: Transaction, teamId: string, ids: readonly string[]): Promise<CrmRecord[]> {
  const docs = await tx.getAll(...[...new Set(ids)].map((id) => records(teamId).doc(id)));
  const missing = docs.filter((doc) => doc.get("kind") !== "lead").map((doc) => doc.id);
  if (missing.length > 0) throw new AppError("NOT_FOUND", recordsTexts.recordsNotFound, missing);
  return docs.map(toRecord);
}

/** Those of these ids that are leads or deals, in no order. */
export async function findLeads(teamId: string, ids: readonly string[]): Promise<CrmRecord[]> {
  const docs = ids.length > 0 ? await firestore.getAll(...[...new Set(ids)].map((id) => records(teamId).doc(id))) : [];
  return docs.filter((doc) => doc.get("kind") === "lead").map(toRecord);
}

/** `committed_at` is Firestore's server time; the read model queries records after it. */
export function saveRecord(tx: Transaction, teamId: string, record: CrmRecord): void {
  tx.set(records(teamId).doc(record.id), {
    ...record,
    email_key: record.email.toLowerCase(),
    committed_at: FieldValue.serverTimestamp(),
  });
}

/** Deletes a record and leaves a tombstone, from which the read model learns of the deletion. */
export function removeRecord(tx: Transaction, teamId: string, record: CrmRecord, now: string): void {
  tx.delete(records(teamId).doc(record.id));
  tx.set(tombstones(teamId).doc(record.id), {
    kind: record.kind,
    deleted_at: now,
    updated_at: now,
    committed_at: FieldValue.serverTimestamp(),
    expires_at: new Date(Date.parse(now) + TOMBSTONES_KEPT_MS),
  });
}

/** The newest records of a kind that refer to a company or contact, and whether there are more. */
export async function findReferring(
  teamId: string,
  kind: "lead" | "contact",
  reference: "company_id" | "contact_id",
  id: string,
): Promise<{ records: CrmRecord[]; areAll: boolean }> {
  const { docs } = await records(teamId)
    .where("kind", "==", kind)
    .where(reference, "==", id)
    .orderBy("created_at", "desc")
    .limit(RELATED_LIMIT + 1)
    .get();
  return { records: docs.slice(0, RELATED_LIMIT).map(toRecord), areAll: docs.length <= RELATED_LIMIT };
}

/**
 * Leads and deals, or contacts, with an e-mail address, newest first. Locks the address: a transaction that searches it
 * and may create a record with it calls `lockEmails` with its writes.
 */
export async function findByEmail(
  tx: Transaction,
  teamId: string,
  kind: "lead" | "contact",
  email: string,
): Promise<CrmRecord[]> {
  const key = email.toLowerCase();
  await readLocks(tx, teamId, [emailLock(key)]);
  const all = records(teamId).where("kind", "==", kind).where("email_key", "==", key);
  // Without their values, which the transaction reads.
  const { docs } = await all.limit(RELATED_LIMIT).select().get();
  const found = docs.length > 0 ? await tx.getAll(...docs.map(({ ref }) => ref)) : [];
  return found
    .filter((doc) => doc.get("kind") === kind && doc.get("email_key") === key)
    .map(toRecord)
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
}

const emailLock = (key: string): string => `records with ${key}`;

export const lockEmails = (tx: Transaction, teamId: string, emails: readonly string[]): void =>
  writeLocks(
    tx,
    teamId,
    emails.map((email) => emailLock(email.toLowerCase())),
  );
