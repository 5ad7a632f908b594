import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getStageEntries, removeStageEntry, restoreStageEntry } from "../pipeline/stage-entry-store";
import { findMoves, removeMoves, saveMoves } from "./merge-move-store";
import { readMergeChain } from "./merge-redirect-store";

const AT_ONCE = 100;

/** Removes the stays of a merged deal at stages and notes them for an undo, part by part. It may run twice. */
export async function dropStageEntries(teamId: string, sourceId: string): Promise<void> {
  while (await dropSome(teamId, sourceId));
}

/** @returns whether there may be more */
function dropSome(teamId: string, sourceId: string): Promise<boolean> {
  const ctx = systemContext(teamId, "move-links");
  return transaction(ctx, async (tx) => {
    const { sourceIds } = await readMergeChain(tx, teamId, sourceId);
    const stays = sourceIds.length > 0 ? await getStageEntries(tx, teamId, sourceId, AT_ONCE) : [];
    const moves = stays.map((stay) => ({ source_id: sourceId, what: "stay" as const, id: stay.entered_at, stay }));
    saveMoves(tx, teamId, moves, ctx.now);
    for (const stay of stays) removeStageEntry(tx, teamId, stay);
    return { answer: stays.length === AT_ONCE, event: [] };
  });
}

/** Gives a deal its stays back when the merge is undone. It may run twice. */
export async function restoreStageEntries(teamId: string, sourceId: string): Promise<void> {
  while (await restoreSome(teamId, sourceId));
}

function restoreSome(teamId: string, sourceId: string): Promise<boolean> {
  return transaction(systemContext(teamId, "move-links-back"), async (tx) => {
    const moves = await findMoves(tx, teamId, sourceId, ["stay"], AT_ONCE);
    for (const { stay } of moves) if (stay) restoreStageEntry(tx, teamId, stay);
    removeMoves(tx, teamId, moves);
    return { answer: moves.length === AT_ONCE, event: [] };
  });
}
