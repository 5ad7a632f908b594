import { accessTexts } from "@dure/domain/shared/access";
import { flagsOn, type RemoteFlags } from "@dure/domain/shared/caller/remote-flags";
import type { Session } from "@dure/domain/shared/caller/session";
import { Team } from "@dure/domain/shared/caller/team";
import { StoredUser, type User } from "@dure/domain/shared/caller/user";
import { AppError } from "@dure/domain/shared/error";
import { firestore, inTeam, runTransaction } from "../firebase";
import { sessionDoc, toSession } from "./session-store";
import { assertTeam } from "./team-store";

type Known = { team: Team; user: User | undefined; flags: RemoteFlags; session: Session | undefined };

/**
 * Reads the caller's team, user, flags and session in one round trip. An account that never called before has no user
 * document.
 * @param sessionId left out if nobody is signed in, as in a job
 */
export async function readCaller(teamId: string, uid: string, sessionId = ""): Promise<Known> {
  const [team, user, flags, session] = await firestore.getAll(
    firestore.doc(`teams/${teamId}`),
    inTeam(teamId, "users").doc(uid),
    inTeam(teamId, "settings").doc("remote-config"),
    ...(sessionId ? [sessionDoc(teamId, sessionId)] : []),
  );
  if (!team?.exists) throw new AppError("FORBIDDEN", accessTexts.noTeam);
  return {
    team: Team.parse(team.data()),
    user: user?.exists ? StoredUser.parse(user.data()) : undefined,
    flags: flagsOn(flags?.data() ?? {}),
    session: toSession(session),
  };
}

/** Reads a team and some of its users; unknown ids are left out. */
export async function readPeople(teamId: string, ids: readonly string[]): Promise<{ team: Team; people: User[] }> {
  const [team, ...users] = await firestore.getAll(
    firestore.doc(`teams/${teamId}`),
    ...ids.map((id) => inTeam(teamId, "users").doc(id)),
  );
  if (!team?.exists) throw new AppError("FORBIDDEN", accessTexts.noTeam);
  const people = users.filter(({ exists }) => exists).map((user) => StoredUser.parse(user.data()));
  return { team: Team.parse(team.data()), people };
}

/** Creates a new account's user document; of two concurrent requests, the second gets the first one's document. */
export async function createUser(teamId: string, user: User): Promise<User> {
  const doc = inTeam(teamId, "users").doc(user.user_id);
  return runTransaction(async (tx) => {
    const [known] = await Promise.all([tx.get(doc), assertTeam(tx, teamId)]);
    if (known.exists) return StoredUser.parse(known.data());
    tx.create(doc, user);
    return user;
  });
}
