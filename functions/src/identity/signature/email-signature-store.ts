import type { Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";
import type { Signature } from "../../platform/mail/signature";

const StoredSign = z.object({ html: z.string(), text: z.string() });

const signDoc = (teamId: string, uid: string) => inTeam(teamId, "email-signs").doc(uid);

/** A member's signature; undefined if there is none. */
export async function readSignature(teamId: string, uid: string): Promise<Signature | undefined> {
  const doc = await signDoc(teamId, uid).get();
  return doc.exists ? StoredSign.parse(doc.data()) : undefined;
}

export async function findSignature(tx: Transaction, teamId: string, uid: string): Promise<Signature | undefined> {
  const doc = await tx.get(signDoc(teamId, uid));
  return doc.exists ? StoredSign.parse(doc.data()) : undefined;
}

/** Saves a signature; an empty one is removed. */
export function saveSignature(tx: Transaction, teamId: string, uid: string, signature: Signature): void {
  if (signature.html === "") tx.delete(signDoc(teamId, uid));
  else tx.set(signDoc(teamId, uid), signature);
}
