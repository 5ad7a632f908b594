import { defaultLaw, Law } from "@dure/domain/email/law/law";
import { DEFAULT_TIME_ZONE } from "@dure/domain/shared/value";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

const lawDoc = (teamId: string) => inTeam(teamId, "email-settings").doc("law");
const teamDoc = (teamId: string) => firestore.doc(`teams/${teamId}`);

const toLaw = (law: DocumentSnapshot | undefined, team: DocumentSnapshot | undefined): Law =>
  law?.exists ? Law.parse(law.data()) : defaultLaw(team?.get("timezone") ?? DEFAULT_TIME_ZONE);

export async function readLaw(teamId: string): Promise<Law> {
  const [law, team] = await firestore.getAll(lawDoc(teamId), teamDoc(teamId));
  return toLaw(law, team);
}

export async function getLawIn(tx: Transaction, teamId: string): Promise<Law> {
  const [law, team] = await tx.getAll(lawDoc(teamId), teamDoc(teamId));
  return toLaw(law, team);
}

export function saveLaw(tx: Transaction, teamId: string, law: Law): void {
  tx.set(lawDoc(teamId), law);
}
