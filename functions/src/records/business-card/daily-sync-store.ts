import { DailySync } from "@dure/domain/records/business-card/daily-sync";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

const COLLECTION = "business-card-dailies";
const DUE_AT_ONCE = 100;

/** A team has one account, and so one daily sync. */
const dailyDoc = (teamId: string) => inTeam(teamId, COLLECTION).doc("remember");
const toDaily = (doc: DocumentSnapshot) => (doc.exists ? DailySync.parse(doc.data()) : undefined);

export const findDaily = async (teamId: string): Promise<DailySync | undefined> =>
  toDaily(await dailyDoc(teamId).get());

export const getDaily = async (tx: Transaction, teamId: string): Promise<DailySync | undefined> =>
  toDaily(await tx.get(dailyDoc(teamId)));

export function saveDaily(tx: Transaction, teamId: string, daily: DailySync | null): void {
  if (daily) tx.set(dailyDoc(teamId), daily);
  else tx.delete(dailyDoc(teamId));
}

/** The daily syncs of all teams that are due by a time, the longest due first, page by page. */
export async function* dueDailies(by: string): AsyncGenerator<{ teamId: string; daily: DailySync }[]> {
  const due = firestore.collectionGroup(COLLECTION).where("next_at", "<=", by).orderBy("next_at");
  for await (const docs of pagesOf(due, DUE_AT_ONCE))
    yield docs.map((doc) => ({ teamId: doc.ref.parent.parent?.id ?? "", daily: DailySync.parse(doc.data()) }));
}
