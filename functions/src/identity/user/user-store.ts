import { identityTexts } from "@dure/domain/identity/texts";
import { StoredUser, type User } from "@dure/domain/shared/caller/user";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const users = (teamId: string) => inTeam(teamId, "users");
const toUser = (doc: DocumentSnapshot): User => StoredUser.parse(doc.data());

export async function readUser(teamId: string, uid: string): Promise<User | undefined> {
  const doc = await users(teamId).doc(uid).get();
  return doc.exists ? toUser(doc) : undefined;
}

export async function findUser(tx: Transaction, teamId: string, uid: string): Promise<User | undefined> {
  const doc = await tx.get(users(teamId).doc(uid));
  return doc.exists ? toUser(doc) : undefined;
}

export async function getUser(tx: Transaction, teamId: string, uid: string): Promise<User> {
  const user = await findUser(tx, teamId, uid);
  if (!user) throw new AppError("NOT_FOUND", identityTexts.userNotFound);
  return user;
}

export function saveUser(tx: Transaction, teamId: string, user: User): void {
  tx.set(users(teamId).doc(user.user_id), user);
}

type Status = User["team_member_status"];

export async function listUsers(teamId: string, statuses: readonly Status[]): Promise<User[]> {
  const found = await users(teamId).where("team_member_status", "in", statuses).get();
  return found.docs.map(toUser);
}

/** The active admins. */
export async function listAdmins(teamId: string): Promise<User[]> {
  const active = await listUsers(teamId, ["ACTIVE"]);
  return active.filter(({ team_member_role }) => team_member_role === "ADMIN");
}

/** The name and address of users, by their ids; without those that are gone. */
export async function readMembers(teamId: string, ids: readonly string[]) {
  const known = await Promise.all(ids.map((id) => readUser(teamId, id)));
  const found = known.filter((user) => user !== undefined);
  return new Map(found.map(({ user_id: id, display_name: name, email }) => [id, { id, name, email }]));
}

/** The users with one of these e-mails. */
export async function findUsersByEmail(tx: Transaction, teamId: string, emails: readonly string[]): Promise<User[]> {
  const parts = Array.from({ length: Math.ceil(emails.length / IN_LIMIT) }, (_, part) =>
    emails.slice(part * IN_LIMIT, (part + 1) * IN_LIMIT),
  );
  const found = await Promise.all(parts.map((part) => tx.get(users(teamId).where("email", "in", part))));
  return found.flatMap(({ docs }) => docs.map(toUser));
}

/** The most values that Firestore's `in` accepts. */
const IN_LIMIT = 30;

/** The user with this slug in the team. */
export async function readSlugHolder(teamId: string, slug: string): Promise<string | undefined> {
  return (await slugDoc(teamId, slug).get()).get("id");
}

/** Assigns a slug to a user and frees their old one; throws if another user has it. */
export async function moveSlug(tx: Transaction, teamId: string, user: User, slug: string): Promise<void> {
  const holder = (await tx.get(slugDoc(teamId, slug))).get("id");
  if (holder && holder !== user.user_id) throw new AppError("CONFLICT", identityTexts.slugTaken);
  if (user.user_slug && user.user_slug !== slug) tx.delete(slugDoc(teamId, user.user_slug));
  tx.set(slugDoc(teamId, slug), { id: user.user_id });
}

/** The fields that a sign-in changes in the user's document. */
export type SignIn = Pick<User, "last_login_at"> & Partial<Pick<User, "second_factor" | "has_recovery_codes">>;

/** Written without `transaction` and without an event: a sign-in is no change by the user. */
export async function saveSignIn(teamId: string, uid: string, signIn: SignIn): Promise<void> {
  await users(teamId).doc(uid).update(signIn);
}

const slugDoc = (teamId: string, slug: string) => inTeam(teamId, "uniques").doc(`user_slug:${slug}`);
