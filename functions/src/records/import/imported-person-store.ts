import { createHash } from "node:crypto";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** Longer than an import waits between looking for its people and making those who weren't there. */
const KEPT_MS = 86_400_000;

/** A name may be long and hold slashes: its hash names the document. */
const personDoc = (teamId: string, key: string) =>
  inTeam(teamId, "imported-people").doc(createHash("sha256").update(key).digest("base64url"));

/** The ids of the contacts that imports made of late, by the keys under which they meant them. */
export async function findImportedPeople(
  tx: Transaction,
  teamId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const docs = await tx.getAll(...keys.map((key) => personDoc(teamId, key)));
  return new Map(docs.flatMap((doc, index) => (doc.exists ? [[keys[index] ?? "", doc.get("record_id")]] : [])));
}

/** Two imports that make one person at once conflict in the person's document, and the second finds the contact. */
export function saveImportedPerson(tx: Transaction, teamId: string, key: string, { id }: CrmRecord, now: string): void {
  tx.set(personDoc(teamId, key), { record_id: id, expires_at: new Date(Date.parse(now) + KEPT_MS) });
}
