import { AppError } from "@dure/domain/shared/error";
import { Id } from "@dure/domain/shared/value";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { seal, unseal } from "../../platform/auth/secret-box";
import { inTeam, runTransaction } from "../../platform/firebase";
import { Connection } from "./connection";

export type Secrets = { access_token: string; refresh_token: string };

// A caller may send a text that can't be a document's id.
const connectionDoc = (teamId: string, id: string) =>
  inTeam(teamId, "connections").doc(Id.safeParse(id).success ? id : "none");
const toConnection = (doc: DocumentSnapshot): Connection => Connection.parse({ ...doc.data(), id: doc.id });

export const sealSecrets = (teamId: string, id: string, secrets: Secrets): string =>
  seal(JSON.stringify(secrets), connectionDoc(teamId, id).path);

export const openSecrets = (teamId: string, { id, secrets }: Connection): Secrets =>
  JSON.parse(unseal(secrets, connectionDoc(teamId, id).path));

export async function findConnection(teamId: string, id: string): Promise<Connection | undefined> {
  const doc = await connectionDoc(teamId, id).get();
  return doc.exists ? toConnection(doc) : undefined;
}

/** A member's own connections, oldest first. */
export async function connectionsOf(teamId: string, userId: string): Promise<Connection[]> {
  const found = await inTeam(teamId, "connections").where("user_id", "==", userId).get();
  return found.docs.map(toConnection).toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

/** The ids of all connections of a team whose calendars can be read: none of them needs a new grant. */
export async function findReadableCalendars(teamId: string): Promise<ReadonlySet<string>> {
  const found = await inTeam(teamId, "connections")
    .where("service", "==", "calendar")
    .where("needs_regrant", "==", false)
    .select()
    .get();
  return new Set(found.docs.map(({ id }) => id));
}

export async function getOwnConnection(
  tx: Transaction,
  teamId: string,
  { id, userId }: { id: string; userId: string },
): Promise<Connection> {
  const known = await readConnection(tx, teamId, id);
  if (known?.user_id !== userId) throw new AppError("NOT_FOUND", teamsTexts.connectionNotFound);
  return known;
}

export async function readConnection(tx: Transaction, teamId: string, id: string): Promise<Connection | undefined> {
  const doc = await tx.get(connectionDoc(teamId, id));
  return doc.exists ? toConnection(doc) : undefined;
}

export function saveConnection(tx: Transaction, teamId: string, { id, ...fields }: Connection): void {
  tx.set(connectionDoc(teamId, id), fields);
}

export function removeConnection(tx: Transaction, teamId: string, id: string): void {
  tx.delete(connectionDoc(teamId, id));
}

/** Saves a renewed access token, without an event. A connection that was removed meanwhile is not restored. */
export async function saveAccessToken(
  teamId: string,
  { id, updated_at }: Connection,
  renewed: { secrets: string; expires_at_ms: number },
): Promise<void> {
  const doc = connectionDoc(teamId, id);
  await runTransaction(async (tx) => {
    // A connection that was authorized again meanwhile has newer tokens than these.
    if ((await tx.get(doc)).get("updated_at") === updated_at) tx.update(doc, renewed);
  });
}
