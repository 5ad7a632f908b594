import { isAfterEnd, isStrong, type Session, type SessionClaims } from "@dure/domain/shared/caller/session";
import type { User } from "@dure/domain/shared/caller/user";
import { systemContext } from "../context";
import { runTransaction } from "../firebase";
import { saveAudit } from "../outbox/audit-store";
import { createSession, getSession, getSessionsEnd } from "./session-store";
import { assertTeam } from "./team-store";

type Beginning = { address: string; userAgent: string; now: string };

/**
 * Starts the session of a token at its first call, atomically with its audit entry, and once for concurrent calls;
 * undefined if the user's sessions were ended since the sign-in. A blocking function would also do so for each password
 * check. The entry is no event, since no reaction needs it, and a trigger for each sign-in would cost more.
 * @throws FORBIDDEN if the team was deleted meanwhile
 */
export function beginSession(
  user: User,
  claims: SessionClaims,
  { address, userAgent, now }: Beginning,
): Promise<Session | undefined> {
  const { tenant: teamId, sign_in_provider } = claims.firebase;
  const { user_id: id, email, display_name: name } = user;
  const session: Session = {
    id: claims.sid,
    user_id: id,
    provider: claims.idp ?? sign_in_provider,
    has_second_factor: isStrong(claims),
    user_agent: userAgent,
    ip: address,
    started_at: now,
    last_seen_at: now,
    ended_at: null,
  };
  const actor = { id, role: "user", name } as const;
  const ctx = { ...systemContext(teamId, `login-${claims.sid}`), actor, now, address };
  const origin = { id: `${now.replaceAll(/\D/g, "")}-${claims.sid}`, at: now, locale: ctx.locale, actor };
  const after = { id, email, session_id: session.id, provider: session.provider };
  return runTransaction(async (tx) => {
    const [begun] = await Promise.all([getSession(tx, teamId, session.id), assertTeam(tx, teamId)]);
    if (begun) return begun;
    if (!isAfterEnd(claims, await getSessionsEnd(tx, teamId, id))) return undefined;
    createSession(tx, teamId, session);
    saveAudit(tx, ctx, { ...origin, type: "auth.login", before: null, after });
    return session;
  });
}
