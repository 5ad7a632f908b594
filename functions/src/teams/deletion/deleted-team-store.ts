import { Team } from "@dure/domain/shared/caller/team";
import { afterPurge, DeletedTeam, startDeletion } from "@dure/domain/teams/deletion/deletion";
import type { DocumentReference, Query } from "firebase-admin/firestore";
import { firestore, runTransaction } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";
import { getBilling } from "../billing/billing-store";
import { saveTeam } from "../team/team-store";

const BATCH = 200;

const deletedTeams = () => firestore.collection("deleted-teams");
const teamDoc = (teamId: string) => firestore.doc(`teams/${teamId}`);

/** The teams whose waiting time before the deletion is over. */
export async function listDueDeletions(now: string, limit: number): Promise<string[]> {
  const due = firestore.collection("teams").where("deletion.due_at", "<=", now).orderBy("deletion.due_at");
  return (await due.limit(limit).get()).docs.map(({ id }) => id);
}

/**
 * Starts the deletion of a team: its entry is written, and all calls are refused from now on. Does nothing if the deletion
 * was taken back or has been started.
 */
export function startDueDeletion(teamId: string, now: string): Promise<void> {
  return runTransaction(async (tx) => {
    const [[doc, known], { customer_id }] = await Promise.all([
      tx.getAll(teamDoc(teamId), deletedTeams().doc(teamId)),
      getBilling(tx, teamId),
    ]);
    const team = doc?.exists ? Team.parse(doc.data()) : undefined;
    const entry = team && startDeletion(team, customer_id, now);
    if (!entry || known?.exists) return;
    tx.create(deletedTeams().doc(teamId), entry);
    saveTeam(tx, teamId, { ...team, state: "disabled" });
  });
}

/** The deleted teams that have something to purge. */
export async function listDuePurges(now: string, limit: number): Promise<DeletedTeam[]> {
  const due = deletedTeams().where("purge_at", "<=", now).orderBy("purge_at");
  return (await due.limit(limit).get()).docs.map((doc) => DeletedTeam.parse(doc.data()));
}

export async function savePurge(entry: DeletedTeam, now: string): Promise<void> {
  await deletedTeams().doc(entry.team_id).set(afterPurge(entry, now));
}

/** The ids and addresses of all users, including those who were never active, page by page. */
export async function* accountPages(teamId: string): AsyncGenerator<{ id: string; email: string }[]> {
  for await (const page of pagesOf(teamDoc(teamId).collection("users").orderBy("__name__"), BATCH))
    yield page.map((doc) => ({ id: doc.id, email: String(doc.get("email") ?? "") }));
}

/** Deletes the documents of accounts that are stored outside their team. */
export async function deleteAccountDocs(accounts: readonly { id: string; email: string }[]): Promise<void> {
  const batch = firestore.batch();
  for (const { id, email } of accounts) {
    batch.delete(firestore.doc(`personalFeatureFlags/${id}`));
    if (email) batch.delete(firestore.doc(`email-retry-count/${email}`));
  }
  await batch.commit();
}

/** The top-level collections whose documents name a team, without the links, which stay reserved. */
const REGISTRIES = [
  "api-keys",
  "billing-customers",
  "short-urls",
  "handovers",
  "submissions",
  "domains",
  "sending-domains",
  "mail-images",
  "form-uploads",
  "site-keys",
];

/** Deletes the team's documents of every registry. */
export async function deleteRegistered(teamId: string): Promise<void> {
  for (const name of REGISTRIES)
    await eachBatch(firestore.collection(name).where("team_id", "==", teamId), (refs) => {
      const batch = firestore.batch();
      for (const ref of refs) batch.delete(ref);
      return batch.commit();
    });
}

/**
 * Replaces the team's public addresses with tombstones: a published address stays reserved, so that nobody takes it
 * over. Also deletes all documents below the routers' addresses.
 */
export async function clearLinks(teamId: string): Promise<void> {
  await eachBatch(firestore.collection("links").where("team_id", "==", teamId), async (refs) => {
    for (const { id } of refs) await firestore.recursiveDelete(firestore.doc(`forms/${id}`));
    const batch = firestore.batch();
    for (const ref of refs) batch.set(ref, { reserved: true });
    return batch.commit();
  });
}

/** Repeats a query and the work on its documents until it finds none. The work must make them no longer match. */
async function eachBatch(query: Query, work: (refs: DocumentReference[]) => Promise<unknown>): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(BATCH).get();
    if (docs.length === 0) return;
    await work(docs.map(({ ref }) => ref));
  }
}

/** Deletes the team's document and all documents below it. */
export async function deleteTeamDocs(teamId: string): Promise<void> {
  await firestore.recursiveDelete(firestore.doc(`crm/${teamId}`));
  await firestore.recursiveDelete(teamDoc(teamId));
}
