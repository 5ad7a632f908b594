import type { emailApi } from "@dure/domain/email/api";
import { assertCanDo } from "@dure/domain/email/campaign/campaign-status";
import type { Verb } from "../../../platform/http/endpoint";
import { queueSweep } from "../../ledger/campaign-queue";
import { changeState } from "../change-state";

/** Recipients who have not got the mail yet are left out. A job writes that into the ledger. */
export const cancelCampaign: Verb<typeof emailApi.cancelCampaign> = async (ctx, { params }) => {
  const cancelled = await changeState(ctx, params.id, "campaign.cancelled", (campaign) => {
    assertCanDo("cancel", campaign);
    return { ...campaign, status: "cancelled", pause: null };
  });
  await queueSweep({ teamId: ctx.teamId, campaignId: params.id }, `cancelled-${ctx.now}`);
  return cancelled;
};
