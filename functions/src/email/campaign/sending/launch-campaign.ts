import type { Campaign } from "@dure/domain/email/campaign/campaign";
import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { assertCanDo } from "@dure/domain/email/campaign/campaign-status";
import { newProgress } from "@dure/domain/email/ledger/progress";
import type { Context } from "../../../platform/context";
import { transaction } from "../../../platform/transaction/transaction-store";
import { queueFinding } from "../../ledger/campaign-queue";
import { createFrozenContent } from "../../ledger/frozen-content-store";
import { saveProgress } from "../../ledger/progress-store";
import { readCampaign, saveCampaign } from "../campaign-store";
import { wakeAtOf } from "../wake-at-of";
import { assertUnchanged } from "./assert-unchanged";
import { freezeContent } from "./freeze-content";

/**
 * Begins to send a campaign that was checked: freezes what is sent, and queues the job that finds its recipients. A job
 * that is lost is queued again by the schedule.
 * @param toAnswer makes the answer, which a repeated request gets, too
 * @throws CONFLICT if it was launched before, or changed since the check
 */
export async function launchCampaign<T>(
  ctx: Context,
  campaign: Campaign,
  toAnswer: (launched: Campaign) => T,
): Promise<T> {
  const { teamId, now } = ctx;
  const frozen = await freezeContent(ctx, campaign);
  const ref = { teamId, campaignId: campaign.id };
  const answer = await transaction(ctx, async (tx) => {
    const before = await readCampaign(teamId, campaign.id, tx);
    assertCanDo("launch", before);
    assertUnchanged(before, campaign);
    const after: Campaign = { ...campaign, status: "sending", pause: null, launch_at: null, launched_at: now };
    createFrozenContent(tx, ref, frozen);
    saveProgress(tx, ref, newProgress(now));
    saveCampaign(tx, teamId, after, wakeAtOf(after, now));
    return {
      answer: toAnswer(after),
      event: { type: "campaign.launched", before: toAudit(before), after: toAudit(after) },
    };
  });
  await queueFinding(ref, "launched");
  return answer;
}
