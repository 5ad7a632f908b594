import type { Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore } from "../firebase";
import { pagesOf } from "../firestore/pages-of-store";

/** The team that sends from a domain; `id` is the id of the team's own document of the domain. */
const DomainClaim = z.object({ team_id: z.string(), id: z.string() });
export type DomainClaim = z.infer<typeof DomainClaim>;

const PAGE = 200;
const claims = () => firestore.collection("sending-domains");

export async function findDomainClaim(tx: Transaction, domain: string): Promise<DomainClaim | undefined> {
  const doc = await tx.get(claims().doc(domain));
  return doc.exists ? DomainClaim.parse(doc.data()) : undefined;
}

export function saveDomainClaim(tx: Transaction, domain: string, claim: DomainClaim): void {
  tx.set(claims().doc(domain), claim);
}

export function removeDomainClaim(tx: Transaction, domain: string): void {
  tx.delete(claims().doc(domain));
}

/** The domains of a team. */
export async function domainsClaimedBy(teamId: string): Promise<{ domain: string; id: string }[]> {
  const { docs } = await claims().where("team_id", "==", teamId).get();
  return docs.map((doc) => ({ domain: doc.id, id: DomainClaim.parse(doc.data()).id }));
}

/** All claims, page by page. */
export async function* domainClaims(): AsyncGenerator<DomainClaim[]> {
  for await (const page of pagesOf(claims().orderBy("__name__"), PAGE))
    yield page.map((doc) => DomainClaim.parse(doc.data()));
}
