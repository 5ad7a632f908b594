import { createHash } from "node:crypto";
import { z } from "zod";
import { firestore, runTransaction } from "../../platform/firebase";

/** The session that a code moves: its user, its claims, and the team at whose address the code may be used. */
const Handover = z.object({
  team_id: z.string(),
  team_slug: z.string(),
  user_id: z.string(),
  /** Claims that the session's tokens keep, which a custom token would lose (domain's `SessionClaims`). */
  claims: z.object({ sid: z.string(), mfa: z.boolean(), idp: z.string(), orig_auth_time: z.number() }),
});
export type Handover = z.infer<typeof Handover>;

/** Only a hash of the code is stored, so that nobody who reads the database can sign in with it. */
const handoverDoc = (code: string) =>
  firestore.doc(`handovers/${createHash("sha256").update(code).digest("base64url")}`);

export async function saveHandover(code: string, handover: Handover, endMs: number): Promise<void> {
  await handoverDoc(code).create({ ...handover, expires_at: new Date(endMs) });
}

/** Uses up a hand-over: it works once, at its team's address. undefined if there is none or it has expired. */
export function consumeHandover(code: string, teamSlug: string, nowMs: number): Promise<Handover | undefined> {
  const doc = handoverDoc(code);
  return runTransaction(async (tx) => {
    const known = await tx.get(doc);
    if (!known.exists) return undefined;
    tx.delete(doc);
    const handover = Handover.parse(known.data());
    const isValid = known.get("expires_at").toMillis() > nowMs && handover.team_slug === teamSlug;
    return isValid ? handover : undefined;
  });
}
