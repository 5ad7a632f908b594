import { NO_SENDERS, Senders } from "@dure/domain/email/sending-domain/sender";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const sendersDoc = (teamId: string) => inTeam(teamId, "email-settings").doc("senders");

const toSenders = (doc: DocumentSnapshot): Senders => (doc.exists ? Senders.parse(doc.data()) : NO_SENDERS);

/** The team's senders and reply-to address. The senders' local parts belong to the team's sending domain. */
export async function readSenders(teamId: string): Promise<Senders> {
  return toSenders(await sendersDoc(teamId).get());
}

export async function readSendersIn(tx: Transaction, teamId: string): Promise<Senders> {
  return toSenders(await tx.get(sendersDoc(teamId)));
}

export function saveSenders(tx: Transaction, teamId: string, senders: Senders): void {
  tx.set(sendersDoc(teamId), senders);
}
