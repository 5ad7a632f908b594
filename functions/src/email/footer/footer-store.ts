import { Footer, NO_FOOTER } from "@dure/domain/email/footer/footer";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const footerDoc = (teamId: string) => inTeam(teamId, "email-settings").doc("footer");

const toFooter = (doc: DocumentSnapshot): Footer => (doc.exists ? Footer.parse(doc.data()) : NO_FOOTER);

export async function readFooter(teamId: string): Promise<Footer> {
  return toFooter(await footerDoc(teamId).get());
}

export async function getFooterIn(tx: Transaction, teamId: string): Promise<Footer> {
  return toFooter(await tx.get(footerDoc(teamId)));
}

export function saveFooter(tx: Transaction, teamId: string, footer: Footer): void {
  tx.set(footerDoc(teamId), footer);
}
