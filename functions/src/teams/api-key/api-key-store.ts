import { flagsOn, type RemoteFlags } from "@dure/domain/shared/caller/remote-flags";
import { Team } from "@dure/domain/shared/caller/team";
import { ApiKey } from "@dure/domain/teams/api-key";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";

const keys = (teamId: string) => inTeam(teamId, "api-keys");
const toKey = (doc: DocumentSnapshot): ApiKey => ApiKey.parse(doc.data());

/** Maps a key's id to its team: a caller sends only the key, which doesn't name the team. */
const registryDoc = (id: string) => firestore.doc(`api-keys/${id}`);
const Registered = z.object({ team_id: z.string() });

/** A cache of keys' teams, which never change. */
const knownTeams = new LRUCache<string, string>({ max: 5_000 });

async function teamOfKey(id: string): Promise<string | undefined> {
  const known = knownTeams.get(id);
  if (known !== undefined) return known;
  const { data } = Registered.safeParse((await registryDoc(id).get()).data());
  if (data) knownTeams.set(id, data.team_id);
  return data?.team_id;
}

export type StoredKey = { key: ApiKey; team: Team; flags: RemoteFlags };

/** A key with its team and the team's flags, in one round trip; undefined if there is none. */
export async function readKey(teamId: string, id: string): Promise<StoredKey | undefined> {
  const [key, team, flags] = await firestore.getAll(
    keys(teamId).doc(id),
    firestore.doc(`teams/${teamId}`),
    inTeam(teamId, "settings").doc("remote-config"),
  );
  if (!key?.exists || !team?.exists) return undefined;
  return { key: toKey(key), team: Team.parse(team.data()), flags: flagsOn(flags?.data() ?? {}) };
}

/** The key of any team that has this id. */
export async function findKeyById(id: string): Promise<StoredKey | undefined> {
  const teamId = await teamOfKey(id);
  return teamId === undefined ? undefined : readKey(teamId, id);
}

/** The keys that were not revoked. */
export async function listKeys(teamId: string): Promise<ApiKey[]> {
  return (await keys(teamId).where("revoked_at", "==", null).get()).docs.map(toKey);
}

export async function countKeys(teamId: string): Promise<number> {
  return (await keys(teamId).where("revoked_at", "==", null).count().get()).data().count;
}

export async function findKey(tx: Transaction, teamId: string, id: string): Promise<ApiKey | undefined> {
  const doc = await tx.get(keys(teamId).doc(id));
  return doc.exists ? toKey(doc) : undefined;
}

export function createKey(tx: Transaction, teamId: string, key: ApiKey): void {
  tx.create(registryDoc(key.id), { team_id: teamId });
  tx.create(keys(teamId).doc(key.id), key);
}

export function saveKey(tx: Transaction, teamId: string, key: ApiKey): void {
  tx.set(keys(teamId).doc(key.id), key);
}

/** Records when a key was last used. A failure is only logged, so that it fails no call. */
export async function saveLastUse(teamId: string, id: string, at: string): Promise<void> {
  try {
    await keys(teamId).doc(id).update({ last_used_at: at });
  } catch (error) {
    logger.warn("A key's use was not noted.", { id, error: String(error) });
  }
}
