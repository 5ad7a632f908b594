import { updatedAfter } from "@dure/domain/scheduling/scheduled-event/updated-after";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { followMergeIn } from "../../records/merge/merge-redirect-store";
import { findEventIdsOf, readScheduledEvent, saveEvent } from "./scheduled-event-store";

/** Links the meetings of a merged lead or deal to the record that it became part of. */
export const followMerge = reaction("follow-merge", ["lead.merged", "deal.merged"], async (teamId, merged) => {
  for (const id of await findEventIdsOf(teamId, merged.before.id)) await relink(teamId, id);
});

function relink(teamId: string, id: string): Promise<void> {
  const ctx = systemContext(teamId, "follow-merge");
  return transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, teamId, id);
    const record_id = before.record_id && (await followMergeIn(tx, teamId, before.record_id));
    if (before.record_id === record_id) return { answer: undefined, event: [] };
    const after = { ...before, record_id, updated_at: updatedAfter(before, ctx.now) };
    saveEvent(tx, teamId, after);
    return { answer: undefined, event: { type: "meeting.updated", before, after } };
  });
}
