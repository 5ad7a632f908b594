import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { findCampaign, saveCampaign, workflowCampaigns } from "../campaign/campaign-store";
import { wakeAtOf } from "../campaign/wake-at-of";
import { queueSweep } from "../ledger/campaign-queue";

/** Mails of a deleted automation that have not left are dropped. A second run finds them canceled. */
export const cancelMails = reaction("cancel-automation-mails", ["automation.deleted"], async (teamId, { before }) => {
  for (const { id } of await workflowCampaigns(teamId, before.id)) {
    await cancel(teamId, id);
    await queueSweep({ teamId, campaignId: id }, "automation-deleted");
  }
});

const cancel = (teamId: string, id: string): Promise<void> => {
  const ctx = systemContext(teamId, "automation");
  return transaction(ctx, async (tx) => {
    const before = await findCampaign(teamId, id, tx);
    if (!before || before.status === "cancelled") return { answer: undefined, event: [] };
    const after = { ...before, status: "cancelled" as const, pause: null, updated_at: ctx.now };
    saveCampaign(tx, teamId, after, wakeAtOf(after, ctx.now));
    return { answer: undefined, event: [] };
  });
};
