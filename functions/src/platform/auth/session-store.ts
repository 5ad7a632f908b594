import { Session } from "@dure/domain/shared/caller/session";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../firebase";

/** How long an unused session is kept: then Firestore deletes it by `expires_at`. */
const UNUSED_MS = 90 * 86_400_000;

const expiryAt = (now: string) => new Date(Date.parse(now) + UNUSED_MS);

/** A session's document. `id` "" (a token without a session) names one that never exists. */
export const sessionDoc = (teamId: string, id: string) => inTeam(teamId, "sessions").doc(id || "none");

export const toSession = (doc: DocumentSnapshot | undefined): Session | undefined =>
  doc?.exists ? Session.parse(doc.data()) : undefined;

export function createSession(tx: Transaction, teamId: string, session: Session): void {
  tx.create(sessionDoc(teamId, session.id), { ...session, expires_at: expiryAt(session.started_at) });
}

/** Records when a session was last used, and from where. */
export async function markSeen(
  teamId: string,
  { id, last_seen_at, ip, user_agent }: Pick<Session, "id" | "last_seen_at" | "ip" | "user_agent">,
): Promise<void> {
  const expires_at = expiryAt(last_seen_at);
  await sessionDoc(teamId, id).update({ last_seen_at, ip, expires_at, ...(user_agent && { user_agent }) });
}

/** Lets a session read documents directly until a time; Firestore's and Storage's rules compare numbers only. */
export async function saveReadGrant(teamId: string, id: string, untilMs: number): Promise<void> {
  await sessionDoc(teamId, id).update({ reads_until_ms: untilMs });
}

/** A user's open sessions. Queried outside of transactions: a query inside would lock the collection. */
export async function listOpenSessions(teamId: string, uid: string): Promise<Session[]> {
  const found = await inTeam(teamId, "sessions").where("user_id", "==", uid).where("ended_at", "==", null).get();
  return found.docs.map((doc) => Session.parse(doc.data()));
}

const endsDoc = (teamId: string, uid: string) => inTeam(teamId, "session-ends").doc(uid);

/** When all sessions of a user were last ended. */
export async function getSessionsEnd(tx: Transaction, teamId: string, uid: string): Promise<string | undefined> {
  return (await tx.get(endsDoc(teamId, uid))).get("ended_at");
}

export function saveSessionsEnd(tx: Transaction, teamId: string, uid: string, endedAt: string): void {
  tx.set(endsDoc(teamId, uid), { ended_at: endedAt });
}

export function saveSessionEnd(
  tx: Transaction,
  teamId: string,
  id: string,
  end: Pick<Session, "ended_at" | "end_cause">,
): void {
  tx.update(sessionDoc(teamId, id), end);
}

export async function getSession(tx: Transaction, teamId: string, id: string): Promise<Session | undefined> {
  return toSession(await tx.get(sessionDoc(teamId, id)));
}
