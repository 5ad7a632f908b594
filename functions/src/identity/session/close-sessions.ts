import type { IdentityEvent } from "@dure/domain/identity/events";
import type { EndCause } from "@dure/domain/identity/session";
import type { Session } from "@dure/domain/shared/caller/session";
import { saveSessionEnd, saveSessionsEnd } from "../../platform/auth/session-store";
import type { Tx } from "../../platform/transaction/transaction-store";

type End = { email: string; cause: EndCause; now: string };

/**
 * Ends sessions in a transaction. Every call and every read by the rules refuses them from then on.
 * @returns their entries of the audit log
 */
export function closeSessions(
  tx: Tx,
  teamId: string,
  sessions: readonly Session[],
  { email, cause, now }: End,
): IdentityEvent[] {
  return sessions.map(({ id, user_id }) => {
    saveSessionEnd(tx, teamId, id, { ended_at: now, end_cause: cause });
    return { type: "auth.logout", before: null, after: { id: user_id, email, session_id: id, cause } };
  });
}

/** Ends all sessions of a user: the open ones, and sign-ins until now that have made no call yet. */
export function closeAllSessions(
  tx: Tx,
  teamId: string,
  uid: string,
  { open, ...end }: End & { open: readonly Session[] },
): IdentityEvent[] {
  saveSessionsEnd(tx, teamId, uid, end.now);
  return closeSessions(tx, teamId, open, end);
}
