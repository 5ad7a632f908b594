import type { emailApi } from "@dure/domain/email/api";
import type { Campaign } from "@dure/domain/email/campaign/campaign";
import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { assertCanDo } from "@dure/domain/email/campaign/campaign-status";
import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { blocks } from "@dure/domain/email/campaign/check-campaign";
import { earliestLaunch } from "@dure/domain/email/ledger/recipient-zone";
import { AppError } from "@dure/domain/shared/error";
import { type Context, callerOf } from "../../../platform/context";
import type { Verb } from "../../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../../platform/transaction/transaction-store";
import { queueLaunch } from "../../ledger/campaign-queue";
import { freezeAudience } from "../../segment/freeze-audience";
import { assertMayChange } from "../assert-may-change";
import { readCampaign, saveCampaign } from "../campaign-store";
import { wakeAtOf } from "../wake-at-of";
import { assertUnchanged } from "./assert-unchanged";
import { launchCampaign } from "./launch-campaign";
import { runCampaignCheck } from "./run-campaign-check";

/**
 * Sends a draft now, or at its scheduled time. A campaign that missed its time is sent now, since the request confirms
 * that it is still to be sent.
 * @throws BAD_REQUEST with what the check found, if it can't be sent
 */
export const sendCampaign: Verb<typeof emailApi.sendCampaign> = (ctx, { params, body }) =>
  withIdempotentReplay(ctx, async () => {
    const known = await readCampaign(ctx.teamId, params.id);
    assertMayChange(ctx, known);
    const isMissed = known.status === "paused";
    assertCanDo(isMissed ? "launch" : "schedule", known);
    const scheduled_at = isMissed ? null : known.scheduled_at;
    const campaign = { ...known, scheduled_at, with_unsubscriber: body.with_unsubscriber };
    const { issues, audience } = await runCampaignCheck(ctx, campaign);
    if (blocks(issues))
      throw new AppError(
        "BAD_REQUEST",
        campaignTexts.incomplete,
        issues.map(({ field, message }) => ({ path: field, message })),
      );
    const toAnswer = ({ status, launch_at }: Campaign): Answer => ({
      total_send: audience.recipients,
      status,
      at: launch_at ?? ctx.now,
    });
    return scheduled_at === null ? launchCampaign(ctx, campaign, toAnswer) : schedule(ctx, campaign, toAnswer);
  });

type Answer = { total_send: number; status: Campaign["status"]; at: string };

/** Stores when the campaign begins and who sends it. Its audience is what the segments contain at that time. */
async function schedule(ctx: Context, campaign: Campaign, toAnswer: (scheduled: Campaign) => Answer): Promise<Answer> {
  const { teamId, actor, locale, timeZone, now } = ctx;
  const { timezone } = callerOf(ctx).team;
  const at = campaign.scheduled_at ?? now;
  const begin = campaign.schedule_zone === "recipient" ? earliestLaunch(at, timezone) : at;
  const answer = await transaction(ctx, async (tx) => {
    const before = await readCampaign(teamId, campaign.id, tx);
    assertCanDo("schedule", before);
    assertUnchanged(before, campaign);
    // Whoever deletes a segment looks for scheduled campaigns, so one of the two transactions sees the other.
    await freezeAudience(ctx, campaign.segment_ids, tx);
    const after: Campaign = {
      ...campaign,
      status: "scheduled",
      launch_at: begin > now ? begin : now,
      launched_by: { actor, locale, time_zone: timeZone },
      updated_by: actor.id,
      updated_at: now,
    };
    saveCampaign(tx, teamId, after, wakeAtOf(after, now));
    return {
      answer: toAnswer(after),
      event: { type: "campaign.scheduled", before: toAudit(before), after: toAudit(after) },
    };
  });
  await queueLaunch({ teamId, campaignId: campaign.id }, answer.at, "scheduled");
  return answer;
}
