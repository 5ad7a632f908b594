import { isAbandoned, type SignUp } from "@dure/domain/identity/tenant";
import { Tenant } from "@dure/domain/shared/caller/tenant";
import { firestore, runTransaction } from "../../platform/firebase";

const teams = () => firestore.collection("teams");

/** The tenants whose purge has started, by team id. */
const abandoned = () => firestore.collection("abandoned");

/**
 * The unnamed tenants created before a time, newest first. A tenant with a verified address stays; with the oldest
 * first, such tenants would fill every batch in time.
 */
export async function listProvisional(before: string, limit: number): Promise<Tenant[]> {
  const query = teams().where("state", "==", "provisional").where("created_at", "<", before);
  const found = await query.orderBy("created_at", "desc").limit(limit).get();
  return found.docs.map((doc) => Tenant.parse(doc.data()));
}

/**
 * Deletes an abandoned tenant's document and frees its domain, so that every call refuses its people from now on, and
 * records that its data is to be purged. Does nothing if the team has been named meanwhile.
 */
export function startPurge(teamId: string, signUps: readonly SignUp[], now: string): Promise<void> {
  return runTransaction(async (tx) => {
    const doc = await tx.get(teams().doc(teamId));
    const tenant = doc.exists ? Tenant.parse(doc.data()) : undefined;
    if (!tenant || !isAbandoned(tenant, signUps, now)) return;
    const domain = await tx.get(firestore.doc(`domains/${tenant.domain}`));
    if (domain.get("team_id") === teamId) tx.delete(domain.ref);
    tx.delete(doc.ref);
    tx.set(abandoned().doc(teamId), { domain: tenant.domain, abandoned_at: now });
  });
}

/** The teams whose purge has started, oldest first. */
export async function listStartedPurges(limit: number): Promise<string[]> {
  const found = await abandoned().orderBy("abandoned_at").limit(limit).get();
  return found.docs.map(({ id }) => id);
}

/** Deletes all documents below a team's document. */
export async function deleteTeamData(teamId: string): Promise<void> {
  await firestore.recursiveDelete(teams().doc(teamId));
}

/** Records that nothing of the team is left to purge. */
export async function finishPurge(teamId: string): Promise<void> {
  await abandoned().doc(teamId).delete();
}
