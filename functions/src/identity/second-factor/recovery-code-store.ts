import type { RecoveryCodes } from "@dure/domain/identity/recovery-code";
import type { Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";

const Stored = z.object({ hashes: z.array(z.string()), tries_ms: z.array(z.number()) });
const NONE: RecoveryCodes = { hashes: [], tries_ms: [] };

const codesDoc = (teamId: string, uid: string) => inTeam(teamId, "recovery-codes").doc(uid);

export async function readRecoveryCodes(teamId: string, uid: string): Promise<RecoveryCodes> {
  const doc = await codesDoc(teamId, uid).get();
  return doc.exists ? Stored.parse(doc.data()) : NONE;
}

export async function getRecoveryCodes(tx: Transaction, teamId: string, uid: string): Promise<RecoveryCodes> {
  const doc = await tx.get(codesDoc(teamId, uid));
  return doc.exists ? Stored.parse(doc.data()) : NONE;
}

export function saveRecoveryCodes(tx: Transaction, teamId: string, uid: string, codes: RecoveryCodes): void {
  tx.set(codesDoc(teamId, uid), codes);
}

export function removeRecoveryCodes(tx: Transaction, teamId: string, uid: string): void {
  tx.delete(codesDoc(teamId, uid));
}
