import type { OutboxEvent } from "@dure/domain/events";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { followMergeIn } from "../../records/merge/merge-redirect-store";
import { findEventIdsOf, readScheduledEvent, saveEvent } from "./scheduled-event-store";

/** Lets the meetings of a lead or deal that was merged lead to the record it became part of. */
export async function followMerge(teamId: string, merged: OutboxEvent): Promise<void> {
  if (merged.type !== "lead.merged" && merged.type !== "deal.merged") return;
  for (const id of await findEventIdsOf(teamId, merged.before.id)) await relink(teamId, id);
}

function relink(teamId: string, id: string): Promise<void> {
  const ctx = systemContext(teamId, "follow-merge");
  return transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, teamId, id);
    const record_id = before.record_id && (await followMergeIn(tx, teamId, before.record_id));
    if (before.record_id === record_id) return { answer: undefined, event: [] };
    const after = { ...before, record_id, updated_at: ctx.now };
    saveEvent(tx, teamId, after);
    return { answer: undefined, event: { type: "meeting.updated", before, after } };
  });
}
