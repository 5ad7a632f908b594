import { isAbandoned, type SignUp } from "@dure/domain/identity/tenant";
import { Tenant } from "@dure/domain/shared/caller/tenant";
import { firestore, runTransaction } from "../../platform/firebase";

const teams = () => firestore.collection("teams");

/** The tenants whose clean-up has begun, by team id. */
const abandoned = () => firestore.collection("abandoned");

/**
 * Tenants from before a time that nobody has named. The newest first: those that stay, for a proven address, would in
 * time fill every batch of the oldest.
 */
export async function listProvisional(before: string, limit: number): Promise<Tenant[]> {
  const query = teams().where("state", "==", "provisional").where("created_at", "<", before);
  const found = await query.orderBy("created_at", "desc").limit(limit).get();
  return found.docs.map((doc) => Tenant.parse(doc.data()));
}

/**
 * Takes an abandoned tenant away from its domain and its people, whom every call refuses from then on, and notes that
 * the rest of it is to be deleted. Nothing happens when somebody has named the team by then.
 */
export function abandonTenant(teamId: string, signUps: readonly SignUp[], now: string): Promise<void> {
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

export async function listAbandoned(limit: number): Promise<string[]> {
  const found = await abandoned().orderBy("abandoned_at").limit(limit).get();
  return found.docs.map(({ id }) => id);
}

/** Deletes all documents below a team's document. */
export async function deleteTeamData(teamId: string): Promise<void> {
  await firestore.recursiveDelete(teams().doc(teamId));
}

export async function forgetAbandoned(teamId: string): Promise<void> {
  await abandoned().doc(teamId).delete();
}
