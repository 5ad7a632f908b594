import type { emailApi } from "@dure/domain/email/api";
import { assertCanDo } from "@dure/domain/email/campaign/campaign-status";
import type { Verb } from "../../../platform/http/endpoint";
import { queueSweep } from "../../ledger/campaign-queue";
import { changeState } from "../change-state";

/** One that was paused before its time waits for it again; one that was being sent goes on where it stood. */
export const resumeCampaign: Verb<typeof emailApi.resumeCampaign> = async (ctx, { params }) => {
  const resumed = await changeState(ctx, params.id, "campaign.resumed", (campaign) => {
    assertCanDo("resume", campaign);
    return { ...campaign, status: campaign.launched_at === null ? "scheduled" : "sending", pause: null };
  });
  await queueSweep({ teamId: ctx.teamId, campaignId: params.id }, `resumed-${ctx.now}`);
  return resumed;
};
