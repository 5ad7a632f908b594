import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { limitExceeded } from "@dure/domain/email/deliverability/limit-exceeded";
import type { BatchCounts } from "@dure/domain/email/ledger/batch-counts";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { sumsOfBatches } from "../campaign/batch-sums-store";
import { findCampaign, saveCampaign } from "../campaign/campaign-store";
import { markStopped } from "./reputation-store";

/**
 * Pauses a campaign that is being sent if too many of its mails bounce or are reported as spam. It does so only once,
 * since a member who resumes the campaign knows of it. Repeated events find the campaign paused, or marked.
 */
export async function pauseHarmfulCampaign(teamId: string, campaignId: string): Promise<void> {
  const { sums } = await sumsOfBatches(teamId, campaignId);
  const exceeded = limitExceeded({ ...sums, bounced: bouncedIn(sums) });
  if (!exceeded) return;
  const ctx = systemContext(teamId, "email-reputation");
  await transaction(ctx, async (tx) => {
    const before = await findCampaign(teamId, campaignId, tx);
    const mark = before?.status === "sending" ? await markStopped(tx, teamId, campaignId) : undefined;
    if (!before || !mark) return { answer: undefined, event: [] };
    const pause = { reason: exceeded.reason, at: ctx.now, detail: percentOf(exceeded.rate) };
    const after = { ...before, status: "paused" as const, pause, updated_at: ctx.now };
    mark();
    saveCampaign(tx, teamId, after);
    return { answer: undefined, event: { type: "campaign.paused", before: toAudit(before), after: toAudit(after) } };
  });
}

const bouncedIn = ({ soft_bounced, hard_bounced, unknown_bounced }: BatchCounts): number =>
  soft_bounced + hard_bounced + unknown_bounced;

const percentOf = (rate: number): string => `${(rate * 100).toFixed(2)} %`;
