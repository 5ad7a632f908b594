import { createHash } from "node:crypto";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";

/** The admin a link was mailed to. */
const PassLink = z.object({ user_id: z.string(), email: z.string() });
export type PassLink = z.infer<typeof PassLink>;

/** Only a hash of the link's secret is stored, so that nobody who reads the database can use the link. */
const linkDoc = (teamId: string, secret: string) =>
  inTeam(teamId, "ip-pass-links").doc(createHash("sha256").update(secret).digest("base64url"));

const toLink = (doc: DocumentSnapshot, nowMs: number): PassLink | undefined =>
  doc.exists && doc.get("expires_at").toMillis() > nowMs ? PassLink.parse(doc.data()) : undefined;

export async function savePassLink(teamId: string, secret: string, link: PassLink, endMs: number): Promise<void> {
  await linkDoc(teamId, secret).create({ ...link, expires_at: new Date(endMs) });
}

/** Finds a valid link; undefined if there is none, or it has expired. */
export async function readPassLink(teamId: string, secret: string, nowMs: number): Promise<PassLink | undefined> {
  return toLink(await linkDoc(teamId, secret).get(), nowMs);
}

/**
 * @returns the write that deletes the link, to be called after the transaction's reads; undefined if it was used before
 */
export async function takePassLink(tx: Transaction, teamId: string, secret: string): Promise<(() => void) | undefined> {
  const { exists, ref } = await tx.get(linkDoc(teamId, secret));
  return exists ? () => tx.delete(ref) : undefined;
}
