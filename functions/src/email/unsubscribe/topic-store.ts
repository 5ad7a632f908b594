import { type Topic, Topics } from "@dure/domain/email/unsubscribe/topic";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const topicsDoc = (teamId: string) => inTeam(teamId, "email-settings").doc("topics");

const toTopics = (doc: DocumentSnapshot): Topic[] => Topics.parse(doc.get("topics") ?? []);

export async function readTopics(teamId: string): Promise<Topic[]> {
  return toTopics(await topicsDoc(teamId).get());
}

export async function getTopicsIn(tx: Transaction, teamId: string): Promise<Topic[]> {
  return toTopics(await tx.get(topicsDoc(teamId)));
}

export function saveTopics(tx: Transaction, teamId: string, topics: readonly Topic[]): void {
  tx.set(topicsDoc(teamId), { topics });
}
