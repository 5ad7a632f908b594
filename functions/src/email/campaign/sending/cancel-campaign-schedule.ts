import type { emailApi } from "@dure/domain/email/api";
import { assertCanDo } from "@dure/domain/email/campaign/campaign-status";
import type { Verb } from "../../../platform/http/endpoint";
import { changeState } from "../change-state";

/** The campaign is a draft again, with its time, so that it may be edited and rescheduled. */
export const cancelCampaignSchedule: Verb<typeof emailApi.cancelCampaignSchedule> = (ctx, { params }) =>
  changeState(ctx, params.id, "campaign.schedule-cancelled", (campaign) => {
    assertCanDo("unschedule", campaign);
    return { ...campaign, status: "draft", pause: null, launch_at: null, launched_by: null };
  });
