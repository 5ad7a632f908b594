import type { emailApi } from "@dure/domain/email/api";
import { blocks } from "@dure/domain/email/campaign/check-campaign";
import type { Verb } from "../../../platform/http/endpoint";
import { readCampaign } from "../campaign-store";
import { findRecommendations } from "./find-recommendations";
import { runCampaignCheck } from "./run-campaign-check";

/** The check of a paused campaign leaves its scheduled time out: that time is over, and sending it now ignores it. */
export const checkCampaign: Verb<typeof emailApi.checkCampaign> = async (ctx, { params }) => {
  const known = await readCampaign(ctx.teamId, params.id);
  const campaign = known.status === "paused" ? { ...known, scheduled_at: null } : known;
  const [{ issues, audience }, recommended] = await Promise.all([
    runCampaignCheck(ctx, campaign),
    findRecommendations(ctx, campaign),
  ]);
  return {
    issues: [...issues, ...recommended].map((issue) => ({ ...issue, message: issue.message[ctx.locale] })),
    can_send: !blocks(issues),
    ...audience,
  };
};
