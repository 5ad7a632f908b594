import { Tenant } from "@dure/domain/shared/caller/tenant";
import type { Transaction } from "firebase-admin/firestore";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

/** The domain's tenant, or how a new sign-up should proceed. */
export type Claim = { owner: string } | "reserved" | "wait";

/** An older reservation belongs to a process that died. */
const RESERVED_MS = 20_000;

const domainDoc = (domain: string) => firestore.doc(`domains/${domain}`);
const teamDoc = (teamId: string) => firestore.doc(`teams/${teamId}`);

export async function readTenant(teamId: string): Promise<Tenant | undefined> {
  const doc = await teamDoc(teamId).get();
  return doc.exists ? Tenant.parse(doc.data()) : undefined;
}

/** Whether a team's members must sign in by SSO. */
export async function isSsoRequired(tx: Transaction, teamId: string): Promise<boolean> {
  return Tenant.parse((await tx.get(teamDoc(teamId))).data()).sso_required;
}

/** The team that owns a company's domain. */
export async function readDomainOwner(domain: string): Promise<string | undefined> {
  return (await domainDoc(domain).get()).get("team_id") ?? undefined;
}

/** The team with a slug. */
export async function readSlugOwner(slug: string): Promise<string | undefined> {
  return (await firestore.doc(`slugs/${slug}`).get()).get("team_id");
}

/**
 * Reserves a domain for the sign-up that creates its tenant, so that concurrent first sign-ups create one. The
 * reservation of a sign-up that died expires, and the next sign-up takes the domain.
 */
export function reserveDomain(domain: string, holder: string, nowMs: number): Promise<Claim> {
  return runTransaction(async (tx): Promise<Claim> => {
    const doc = await tx.get(domainDoc(domain));
    const owner = doc.get("team_id");
    if (owner) return { owner };
    if (doc.exists && doc.get("reserved_at_ms") + RESERVED_MS > nowMs) return "wait";
    tx.set(domainDoc(domain), { team_id: null, holder, reserved_at_ms: nowMs });
    return "reserved";
  });
}

/** Assigns the domain to its new tenant; false if the reservation has expired and another sign-up took it. */
export function assignDomain(holder: string, tenant: Tenant): Promise<boolean> {
  return runTransaction(async (tx) => {
    const doc = await tx.get(domainDoc(tenant.domain));
    if (doc.get("holder") !== holder || doc.get("team_id")) return false;
    tx.set(domainDoc(tenant.domain), { team_id: tenant.team_id, created_at: tenant.created_at });
    tx.create(teamDoc(tenant.team_id), tenant);
    return true;
  });
}

/** Releases the reservation when the tenant could not be created, so that the next sign-up need not wait. */
export function releaseDomain(domain: string, holder: string): Promise<void> {
  return runTransaction(async (tx) => {
    const doc = await tx.get(domainDoc(domain));
    if (doc.get("holder") === holder) tx.delete(domainDoc(domain));
  });
}

/** The ids of all teams, page by page. */
export async function* teamPages(): AsyncGenerator<string[]> {
  const teams = firestore.collection("teams").orderBy("__name__").select();
  for await (const page of pagesOf(teams, TEAMS_OF_PAGE)) yield page.map(({ id }) => id);
}

const TEAMS_OF_PAGE = 500;

export async function countMembers(teamId: string): Promise<number> {
  const found = await inTeam(teamId, "users").where("team_member_status", "==", "ACTIVE").count().get();
  return found.data().count;
}

/** Whether an open invitation waits for the e-mail; the teams area keeps this document with the invitation. */
export const isInvited = async (teamId: string, email: string): Promise<boolean> =>
  (await readInvitedCode(teamId, email)) !== undefined;

/** The code of the open invitation for an e-mail, outside a transaction. */
export async function readInvitedCode(teamId: string, email: string): Promise<string | undefined> {
  return (await invitedDoc(teamId, email).get()).get("id");
}

/** The code of the open invitation for an e-mail: there is at most one. */
export async function getInvitedCode(tx: Transaction, teamId: string, email: string): Promise<string | undefined> {
  return (await tx.get(invitedDoc(teamId, email))).get("id");
}

export function saveInvited(tx: Transaction, teamId: string, email: string, code: string): void {
  tx.set(invitedDoc(teamId, email), { id: code });
}

export function removeInvited(tx: Transaction, teamId: string, email: string): void {
  tx.delete(invitedDoc(teamId, email));
}

const invitedDoc = (teamId: string, email: string) => inTeam(teamId, "uniques").doc(`invitation:${email}`);
