import { type LeftStage, StageEntry } from "@dure/domain/records/pipeline/stage-entry";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { isAlreadyThere } from "../../platform/firestore/is-already-there";
import { removeDocs } from "../../platform/firestore/remove-docs-store";

const REMOVED_AT_ONCE = 400;

export const STAGE_ENTRIES = "stage-entries";

const entries = (teamId: string) => inTeam(teamId, STAGE_ENTRIES);

/** An entry's id derives from the deal and the moment: writing it again changes nothing. */
const docOf = (teamId: string, { record_id, entered_at }: Pick<StageEntry, "record_id" | "entered_at">) =>
  entries(teamId).doc(`${record_id}-${Date.parse(entered_at)}`);

/** Writes what a move changes in the log of stages; the read models follow the log by `committed_at`. */
export function saveStageMove(
  tx: Transaction,
  teamId: string,
  { left, entered }: { left?: LeftStage; entered?: StageEntry },
): void {
  const committed_at = FieldValue.serverTimestamp();
  if (left) tx.set(docOf(teamId, left), { ...left, committed_at }, { merge: true });
  if (entered) tx.set(docOf(teamId, entered), { ...entered, committed_at });
}

/** The stays of a deal, in their order. */
export async function readStageEntries(teamId: string, recordId: string): Promise<StageEntry[]> {
  const { docs } = await entries(teamId).where("record_id", "==", recordId).get();
  return docs.map((doc) => StageEntry.parse(doc.data())).sort((a, b) => a.entered_at.localeCompare(b.entered_at));
}

/** Some stays of a deal, in no order. */
export async function getStageEntries(
  tx: Transaction,
  teamId: string,
  recordId: string,
  limit: number,
): Promise<StageEntry[]> {
  const { docs } = await tx.get(entries(teamId).where("record_id", "==", recordId).limit(limit));
  return docs.map((doc) => StageEntry.parse(doc.data()));
}

export function removeStageEntry(tx: Transaction, teamId: string, stay: StageEntry): void {
  tx.delete(docOf(teamId, stay));
}

/** Restores a stay that was removed. Values that were written to it since, such as its end, are kept. */
export function restoreStageEntry(tx: Transaction, teamId: string, stay: StageEntry): void {
  const { left_at, left_by, ...kept } = stay;
  const ended = left_at === null ? {} : { left_at, left_by };
  tx.set(docOf(teamId, stay), { ...kept, ...ended, committed_at: FieldValue.serverTimestamp() }, { merge: true });
}

/** Removes the stays of a permanently deleted deal. It may run twice. */
export async function removeStageEntries(teamId: string, recordId: string): Promise<void> {
  const found = entries(teamId).where("record_id", "==", recordId).limit(REMOVED_AT_ONCE).select();
  for (;;) {
    const { docs } = await found.get();
    await removeDocs(docs);
    if (docs.length < REMOVED_AT_ONCE) return;
  }
}

/** Adds past stays. A stay that exists already doesn't change. */
export async function addPastStages(teamId: string, stays: readonly StageEntry[]): Promise<number> {
  const added = await Promise.all(
    stays.map(async (stay) => {
      try {
        await docOf(teamId, stay).create({ ...stay, committed_at: FieldValue.serverTimestamp() });
        return 1;
      } catch (error) {
        if (isAlreadyThere(error)) return 0;
        throw error;
      }
    }),
  );
  return added.reduce<number>((sum, one) => sum + one, 0);
}
