import { StoredDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { sendingDomainTexts } from "@dure/domain/email/sending-domain/sending-domain-texts";
import { AppError } from "@dure/domain/shared/error";
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

/** @throws NOT_FOUND */
export async function readSendingDomain(teamId: string): Promise<StoredDomain> {
  const domain = await findSendingDomain(teamId);
  if (!domain) throw new AppError("NOT_FOUND", sendingDomainTexts.domainNotFound);
  return domain;
}

export function saveSendingDomain(tx: Transaction, teamId: string, domain: StoredDomain): void {
  tx.set(stateDoc(teamId), domain);
}

export function removeSendingDomainDoc(tx: Transaction, teamId: string): void {
  tx.delete(stateDoc(teamId));
}
