import { updatedAfter } from "@dure/domain/shared/updated-after";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { followMergeIn } from "../../records/merge/merge-redirect-store";
import { readScheduledEvent, saveEvent } from "./scheduled-event-store";

/** Saves on a meeting the lead or deal that was created for it. Other concurrent changes stay. */
export const linkRecord = reaction("link-record", ["meeting.recorded"], async (teamId, recorded) => {
  const { id, record_id: recordId } = recorded.after;
  const ctx = systemContext(teamId, "link-record");
  await transaction(ctx, async (tx) => {
    const [before, record_id] = await Promise.all([
      readScheduledEvent(tx, teamId, id),
      followMergeIn(tx, teamId, recordId),
    ]);
    if (before.record_id === record_id) return { answer: undefined, event: [] };
    const after = { ...before, record_id, updated_at: updatedAfter(before, ctx.now) };
    saveEvent(tx, teamId, after);
    return { answer: undefined, event: { type: "meeting.updated", before, after } };
  });
});
