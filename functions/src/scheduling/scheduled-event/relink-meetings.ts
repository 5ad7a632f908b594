import { updatedAfter } from "@dure/domain/shared/updated-after";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { findMoves, removeMoves, saveMoves } from "../../records/merge/merge-move-store";
import { readMergeChain } from "../../records/merge/merge-redirect-store";
import { findEventIdsOf, readScheduledEvent, saveEvent } from "./scheduled-event-store";

/** Links the meetings of a merged lead or deal to the record that it became part of. */
export const relinkMeetings = reaction("follow-merge", ["lead.merged", "deal.merged"], async (teamId, merged) => {
  for (const id of await findEventIdsOf(teamId, merged.before.id)) await relink(teamId, id);
});

function relink(teamId: string, id: string): Promise<void> {
  const ctx = systemContext(teamId, "follow-merge");
  return transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, teamId, id);
    const chain = before.record_id ? await readMergeChain(tx, teamId, before.record_id) : undefined;
    if (!chain || chain.sourceIds.length === 0) return { answer: undefined, event: [] };
    const after = { ...before, record_id: chain.targetId, updated_at: updatedAfter(before, ctx.now) };
    saveEvent(tx, teamId, after);
    saveMoves(
      tx,
      teamId,
      chain.sourceIds.map((source_id) => ({ source_id, what: "meeting", id })),
      ctx.now,
    );
    return { answer: undefined, event: { type: "meeting.updated", before, after } };
  });
}

const AT_ONCE = 50;

/**
 * Undoes `relinkMeetings`: links meetings back to their lead or deal, unless they were linked elsewhere since the merge.
 */
export const relinkMeetingsOfUndone = reaction(
  "follow-undone-merge",
  ["lead.unmerged", "deal.unmerged"],
  async (teamId, { after: { id }, unmerged_from }) => {
    while (await relinkBack(teamId, id, unmerged_from));
  },
);

/** Relinks one batch of meetings and deletes their moves. @returns whether there may be more */
function relinkBack(teamId: string, sourceId: string, targetId: string): Promise<boolean> {
  const ctx = systemContext(teamId, "follow-undone-merge");
  return transaction(ctx, async (tx) => {
    const moves = await findMoves(tx, teamId, sourceId, ["meeting"], AT_ONCE);
    const meetings = await Promise.all(moves.map(({ id }) => readScheduledEvent(tx, teamId, id)));
    const back = meetings
      .filter(({ record_id }) => record_id === targetId)
      .map((before) => ({
        before,
        after: { ...before, record_id: sourceId, updated_at: updatedAfter(before, ctx.now) },
      }));
    for (const { after } of back) saveEvent(tx, teamId, after);
    removeMoves(tx, teamId, moves);
    return {
      answer: moves.length === AT_ONCE,
      event: back.map((one) => ({ type: "meeting.updated", ...one }) as const),
    };
  });
}
