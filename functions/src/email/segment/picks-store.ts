import type { Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

/** A document takes 1 MB. The ids are one text: Firestore would index every member of a list. */
export const IDS_IN_DOC = 10_000;

const picksOf = (teamId: string, segmentId: string) => inTeam(teamId, "segments").doc(segmentId).collection("picks");

/** The records of a static segment, by the documents that it names. */
export async function readPicks(teamId: string, segmentId: string, picks: readonly string[]): Promise<string[]> {
  if (picks.length === 0) return [];
  const docs = await firestore.getAll(...picks.map((id) => picksOf(teamId, segmentId).doc(id)));
  const ids = docs.flatMap((doc) => String(doc.get("ids") ?? "").split(","));
  return ids.filter((id) => id !== "");
}

/** Saves record ids in a new document. It never changes, since a campaign that is being sent may name it. */
export function createPicks(
  tx: Transaction,
  teamId: string,
  segmentId: string,
  id: string,
  ids: readonly string[],
): void {
  tx.create(picksOf(teamId, segmentId).doc(id), { ids: ids.join(",") });
}
