import type { Campaign } from "@dure/domain/email/campaign/campaign";
import { blocks } from "@dure/domain/email/campaign/check-campaign";
import { isLate } from "@dure/domain/email/campaign/is-late";
import { type Context, systemContext } from "../../../platform/context";
import { loadInitiator } from "../../../teams/api-key/load-initiator";
import type { CampaignRef } from "../../ledger/batch-store";
import { stopSending } from "../../ledger/stop-sending";
import { hasMarketingEmail } from "../../require-marketing-email";
import { findCampaign } from "../campaign-store";
import { launchCampaign } from "./launch-campaign";
import { runCampaignCheck } from "./run-campaign-check";

/**
 * Launches a scheduled campaign whose time has come. It is paused instead if it is an hour late, the check finds a
 * problem, its sender has left the team, or the team sends no marketing mails at the moment.
 */
export async function launchScheduled({ teamId, campaignId }: CampaignRef, now: string): Promise<void> {
  const campaign = await findCampaign(teamId, campaignId);
  if (campaign?.status !== "scheduled" || campaign.launch_at === null || campaign.launch_at > now) return;
  const ref = { teamId, campaignId };
  if (!(await hasMarketingEmail(teamId))) return stopSending(ref, { reason: "team" });
  if (isLate(campaign.launch_at, now)) return stopSending(ref, { reason: "late" });
  const ctx = await launcherContext(teamId, campaign);
  if (!ctx) return stopSending(ref, { reason: "owner" });
  // Without the scheduled time, which has just passed: the check would report that as a problem.
  const { issues } = await runCampaignCheck(ctx, { ...campaign, scheduled_at: null });
  const [blocking] = issues.filter((issue) => blocks([issue]));
  if (blocking)
    return stopSending(ref, {
      reason: blocking.type === "domain_auth_failed" ? "domain" : "check",
      detail: blocking.field,
    });
  await launchCampaign(ctx, campaign, () => undefined);
}

/** The context of the member who scheduled the campaign; undefined if they may no longer send. */
async function launcherContext(teamId: string, { launched_by }: Campaign): Promise<Context | undefined> {
  if (!launched_by) return undefined;
  const { actor, locale, time_zone: timeZone } = launched_by;
  const system = systemContext(teamId, "campaigns");
  const initiator = await loadInitiator(teamId, actor, system.now);
  return initiator && { ...system, ...initiator, locale, timeZone };
}
