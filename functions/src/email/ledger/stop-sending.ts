import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { canDo, type PauseReason } from "@dure/domain/email/campaign/campaign-status";
import { cutText } from "@dure/domain/shared/text";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { findCampaign, saveCampaign } from "../campaign/campaign-store";
import { hasMarketingEmail } from "../require-marketing-email";
import type { CampaignRef } from "./batch-store";

/**
 * Pauses a scheduled or sending campaign for a reason such as a domain that is no longer verified. Mails that SendGrid
 * has got already are not taken back. With the reason `team`, a campaign is not paused if the team is active again,
 * since the reaction that resumes such campaigns may have run already.
 */
export function stopSending(
  { teamId, campaignId }: CampaignRef,
  { reason, detail = "" }: { reason: PauseReason; detail?: string },
): Promise<void> {
  const ctx = systemContext(teamId, "campaigns");
  return transaction(ctx, async (tx) => {
    const before = await findCampaign(teamId, campaignId, tx);
    const isBack = reason === "team" && (await hasMarketingEmail(teamId, tx));
    if (!before || isBack || !canDo("pause", before)) return { answer: undefined, event: [] };
    const pause = { reason, at: ctx.now, detail: cutText(detail, 500) };
    const after = { ...before, status: "paused" as const, pause };
    saveCampaign(tx, teamId, after);
    return { answer: undefined, event: { type: "campaign.paused", before: toAudit(before), after: toAudit(after) } };
  });
}
