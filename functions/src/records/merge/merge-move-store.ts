import { createHash } from "node:crypto";
import { MergeMove } from "@dure/domain/records/merge/merge-move";
import { mergeTexts } from "@dure/domain/records/merge/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Query, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** Longer than a merge can be undone: the job that moves things back may come late. */
const KEPT_MS = 7 * 86_400_000;

const moves = (teamId: string) => inTeam(teamId, "merge-moves");

const docOf = (teamId: string, { source_id, what, id }: MergeMove) =>
  moves(teamId).doc(createHash("sha256").update(`${source_id} ${what} ${id}`).digest("hex").slice(0, 40));

/** Notes what a merge moves, in the transaction that moves it: an undo moves back all of it, and nothing else. */
export function saveMoves(tx: Transaction, teamId: string, list: readonly MergeMove[], now: string): void {
  const expires_at = new Date(Date.parse(now) + KEPT_MS);
  for (const move of list) tx.set(docOf(teamId, move), { ...move, expires_at });
}

export function removeMoves(tx: Transaction, teamId: string, list: readonly MergeMove[]): void {
  for (const move of list) tx.delete(docOf(teamId, move));
}

/** Some of the moves that merges noted for a source record. */
export async function findMoves(
  tx: Transaction,
  teamId: string,
  sourceId: string,
  what: readonly MergeMove["what"][],
  limit: number,
): Promise<MergeMove[]> {
  return movesIn(tx, moves(teamId).where("source_id", "==", sourceId).where("what", "in", what).limit(limit));
}

const movesIn = async (tx: Transaction, query: Query): Promise<MergeMove[]> =>
  (await tx.get(query)).docs.map((doc) => MergeMove.parse(doc.data()));

/**
 * Checks that no undo is still moving links back to these records. Only then does an existing record have noted moves.
 * @throws CONFLICT if one of the records still gets its links back
 */
export async function assertNoneMovesBack(
  tx: Transaction,
  teamId: string,
  recordIds: readonly string[],
): Promise<void> {
  const [move] = await movesIn(tx, moves(teamId).where("source_id", "in", recordIds).limit(1));
  if (move) throw new AppError("CONFLICT", mergeTexts.undoRuns);
}
