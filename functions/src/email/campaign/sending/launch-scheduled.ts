import type { Campaign } from "@dure/domain/email/campaign/campaign";
import { blocks } from "@dure/domain/email/campaign/check-campaign";
import { isLate } from "@dure/domain/email/campaign/is-late";
import { type Context, systemContext } from "../../../platform/context";
import { initiatorNow } from "../../../teams/api-key/initiator-now";
import type { CampaignRef } from "../../ledger/batch-store";
import { stopSending } from "../../ledger/stop-sending";
import { hasMarketingEmail } from "../../require-marketing-email";
import { findCampaign } from "../campaign-store";
import { checkWithFacts } from "./campaign-facts";
import { launchCampaign } from "./launch-campaign";

/**
 * Launches a scheduled campaign whose time has come. A time that was missed by an hour asks first; what the check finds by
 * then, or a sender who has left the team, pauses it. So does a team that sends no marketing mails, until it does again.
 */
export async function launchScheduled({ teamId, campaignId }: CampaignRef, now: string): Promise<void> {
  const campaign = await findCampaign(teamId, campaignId);
  if (campaign?.status !== "scheduled" || campaign.launch_at === null || campaign.launch_at > now) return;
  const ref = { teamId, campaignId };
  if (!(await hasMarketingEmail(teamId))) return stopSending(ref, { reason: "team" });
  if (isLate(campaign.launch_at, now)) return stopSending(ref, { reason: "late" });
  const ctx = await launcherContext(teamId, campaign);
  if (!ctx) return stopSending(ref, { reason: "owner" });
  // The time has come: that it is over by now is no mistake.
  const { issues } = await checkWithFacts(ctx, { ...campaign, scheduled_at: null });
  const [blocking] = issues.filter((issue) => blocks([issue]));
  if (blocking)
    return stopSending(ref, {
      reason: blocking.type === "domain_auth_failed" ? "domain" : "check",
      detail: blocking.field,
    });
  await launchCampaign(ctx, campaign, () => undefined);
}

/** As whom the campaign is sent; undefined if they may send none any more. */
async function launcherContext(teamId: string, { launched_by }: Campaign): Promise<Context | undefined> {
  if (!launched_by) return undefined;
  const { actor, locale, time_zone: timeZone } = launched_by;
  const system = systemContext(teamId, "campaigns");
  const initiator = await initiatorNow(teamId, actor, system.now);
  return initiator && { ...system, ...initiator, locale, timeZone };
}
