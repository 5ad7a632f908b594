import { createHash } from "node:crypto";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/**
 * How long a key is kept: longer than the time between an import's look-up of people and its creation of missing ones.
 */
const KEPT_MS = 86_400_000;

/** The document id is a hash: a name may be long and contain slashes. */
const personDoc = (teamId: string, key: string) =>
  inTeam(teamId, "imported-people").doc(createHash("sha256").update(key).digest("base64url"));

/** Finds recently imported contacts, as contact ids by the imports' keys. */
export async function findImportedPeople(
  tx: Transaction,
  teamId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const docs = await tx.getAll(...keys.map((key) => personDoc(teamId, key)));
  return new Map(docs.flatMap((doc, index) => (doc.exists ? [[keys[index] ?? "", doc.get("record_id")]] : [])));
}

/** Concurrent imports of one person conflict on this document; the retried one finds the contact. */
export function saveImportedPerson(tx: Transaction, teamId: string, key: string, { id }: CrmRecord, now: string): void {
  tx.set(personDoc(teamId, key), { record_id: id, expires_at: new Date(Date.parse(now) + KEPT_MS) });
}
