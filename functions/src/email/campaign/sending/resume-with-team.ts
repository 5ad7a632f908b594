import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { canDo, statusOnceResumed } from "@dure/domain/email/campaign/campaign-status";
import { systemContext } from "../../../platform/context";
import { reaction } from "../../../platform/outbox/reaction";
import { transaction } from "../../../platform/transaction/transaction-store";
import type { CampaignRef } from "../../ledger/batch-store";
import { queueSweep } from "../../ledger/campaign-queue";
import { hasMarketingEmail } from "../../require-marketing-email";
import { campaignsPausedFor, findCampaign, saveCampaign } from "../campaign-store";
import { wakeAtOf } from "../wake-at-of";

/**
 * Resumes the campaigns that were paused while their team was disabled or had no e-mail marketing. If a run dies before
 * it queues a resumed campaign, the schedule finds that campaign.
 */
export const resumeWithTeam = reaction(
  "resume-with-team",
  ["team.enabled", "remote-config.changed"],
  async (teamId, { id }) => {
    if (!(await hasMarketingEmail(teamId))) return;
    for (const campaignId of await campaignsPausedFor(teamId, "team")) await resume({ teamId, campaignId }, id);
  },
);

async function resume(campaign: CampaignRef, cause: string): Promise<void> {
  const { teamId, campaignId } = campaign;
  const ctx = systemContext(teamId, "campaigns");
  await transaction(ctx, async (tx) => {
    const before = await findCampaign(teamId, campaignId, tx);
    if (before?.pause?.reason !== "team" || !canDo("resume", before)) return { answer: undefined, event: [] };
    const after = { ...before, status: statusOnceResumed(before), pause: null };
    saveCampaign(tx, teamId, after, wakeAtOf(after, ctx.now));
    return { answer: undefined, event: { type: "campaign.resumed", before: toAudit(before), after: toAudit(after) } };
  });
  await queueSweep(campaign, `resumed-${cause}`);
}
