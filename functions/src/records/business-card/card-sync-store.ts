import { CardSync } from "@dure/domain/records/business-card/card-sync";
import { businessCardTexts } from "@dure/domain/records/business-card/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const LISTED = 20;

const syncs = (teamId: string) => inTeam(teamId, "business-card-syncs");
const latestDoc = (teamId: string) => inTeam(teamId, "settings").doc("business-card-sync");

function requireSync(doc: DocumentSnapshot): CardSync {
  if (!doc.exists) throw new AppError("NOT_FOUND", businessCardTexts.notFound);
  return CardSync.parse(doc.data());
}

export const readSync = async (teamId: string, id: string) => requireSync(await syncs(teamId).doc(id).get());
export const getSync = async (tx: Transaction, teamId: string, id: string) =>
  requireSync(await tx.get(syncs(teamId).doc(id)));

export function saveSync(tx: Transaction, teamId: string, sync: CardSync): void {
  tx.set(syncs(teamId).doc(sync.id), sync);
}

/** The id of the team's latest sync. Only one sync of a team runs at a time. */
export const getLatestSyncId = async (tx: Transaction, teamId: string): Promise<string | undefined> =>
  (await tx.get(latestDoc(teamId))).get("sync_id");

export function saveLatestSyncId(tx: Transaction, teamId: string, id: string): void {
  tx.set(latestDoc(teamId), { sync_id: id }, { merge: true });
}

/** The latest syncs, newest first. */
export async function findSyncs(teamId: string): Promise<CardSync[]> {
  return (await syncs(teamId).orderBy("created_at", "desc").limit(LISTED).get()).docs.map(requireSync);
}
