import type { emailApi } from "@dure/domain/email/api";
import { assertCanDo } from "@dure/domain/email/campaign/campaign-status";
import type { Verb } from "../../../platform/http/endpoint";
import { changeState } from "../change-state";

/** Mails that have gone to SendGrid are not taken back: batches that wait stay in the ledger. */
export const pauseCampaign: Verb<typeof emailApi.pauseCampaign> = (ctx, { params }) =>
  changeState(ctx, params.id, "campaign.paused", (campaign) => {
    assertCanDo("pause", campaign);
    return { ...campaign, status: "paused", pause: { reason: "member", at: ctx.now, detail: "" } };
  });
