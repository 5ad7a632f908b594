import type { emailApi } from "@dure/domain/email/api";
import { assertCanDo, statusOnceResumed } from "@dure/domain/email/campaign/campaign-status";
import type { Verb } from "../../../platform/http/endpoint";
import { queueSweep } from "../../ledger/campaign-queue";
import { changeState } from "../change-state";

export const resumeCampaign: Verb<typeof emailApi.resumeCampaign> = async (ctx, { params }) => {
  const resumed = await changeState(ctx, params.id, "campaign.resumed", (campaign) => {
    assertCanDo("resume", campaign);
    return { ...campaign, status: statusOnceResumed(campaign), pause: null };
  });
  await queueSweep({ teamId: ctx.teamId, campaignId: params.id }, `resumed-${ctx.now}`);
  return resumed;
};
