import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { canDo } from "@dure/domain/email/campaign/campaign-status";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { findCampaign, saveCampaign } from "../campaign/campaign-store";
import { awaitWinner } from "./await-winner";
import { type CampaignRef, hasOpenBatch, hasOpenTest } from "./batch-store";
import { findFrozenContent } from "./frozen-content-store";
import { findProgress } from "./progress-store";

/**
 * Ends a campaign whose recipients are all found and whose batches are all settled: the end follows from the ledger.
 * Sending an unknown mail again opens a batch, so the transaction that ends the campaign looks at the batches, too.
 */
export async function finishIfDone(campaign: CampaignRef): Promise<void> {
  const progress = await findProgress(campaign);
  if (!progress?.is_done) return;
  if (await hasOpenBatch(campaign)) {
    const frozen = progress.winner === null ? await findFrozenContent(campaign) : undefined;
    if (frozen?.ab_test && !(await hasOpenTest(campaign))) await awaitWinner(campaign, frozen.ab_test);
    return;
  }
  const { teamId, campaignId } = campaign;
  const ctx = systemContext(teamId, "campaigns");
  await transaction(ctx, async (tx) => {
    const before = await findCampaign(teamId, campaignId, tx);
    if (!before || !canDo("finish", before) || (await hasOpenBatch(campaign, tx)))
      return { answer: undefined, event: [] };
    const after = { ...before, status: "sent" as const, sent_at: ctx.now };
    saveCampaign(tx, teamId, after);
    return { answer: undefined, event: { type: "campaign.sent", before: toAudit(before), after: toAudit(after) } };
  });
}
