import { SampleData } from "@dure/domain/records/sample/sample-data";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const sampleDoc = (teamId: string) => inTeam(teamId, "sample-data").doc("current");
const toSamples = (doc: DocumentSnapshot) => (doc.exists ? SampleData.parse(doc.data()) : undefined);

export const findSamples = async (teamId: string): Promise<SampleData | undefined> =>
  toSamples(await sampleDoc(teamId).get());

export const getSamples = async (tx: Transaction, teamId: string): Promise<SampleData | undefined> =>
  toSamples(await tx.get(sampleDoc(teamId)));

export function saveSamples(tx: Transaction, teamId: string, samples: SampleData | null): void {
  if (samples) tx.set(sampleDoc(teamId), samples);
  else tx.delete(sampleDoc(teamId));
}
