import { StoredDomain } from "@dure/domain/email/sending-domain/sending-domain";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const stateDoc = (teamId: string) => inTeam(teamId, "email-settings").doc("domain");

const toDomain = (doc: DocumentSnapshot): StoredDomain | undefined =>
  doc.exists ? StoredDomain.parse(doc.data()) : undefined;

/** The team's sending domain; undefined without one. */
export async function findSendingDomain(teamId: string): Promise<StoredDomain | undefined> {
  return toDomain(await stateDoc(teamId).get());
}

export async function findSendingDomainIn(tx: Transaction, teamId: string): Promise<StoredDomain | undefined> {
  return toDomain(await tx.get(stateDoc(teamId)));
}
