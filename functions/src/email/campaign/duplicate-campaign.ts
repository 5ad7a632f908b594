import type { emailApi } from "@dure/domain/email/api";
import { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { copyName } from "@dure/domain/email/campaign/campaign-texts";
import type { Verb } from "../../platform/http/endpoint";
import { readCampaign } from "./campaign-store";
import { viewOf } from "./campaign-view";
import { saveNewCampaign } from "./create-campaign";

/** Copies the content into a draft of the caller, without the scheduled time, which is usually in the past. */
export const duplicateCampaign: Verb<typeof emailApi.duplicateCampaign> = async (ctx, { params }) => {
  const campaign = await readCampaign(ctx.teamId, params.id);
  const name = copyName(campaign.name)[ctx.locale];
  const copy = await saveNewCampaign(ctx, { ...CampaignContent.parse(campaign), name, scheduled_at: null });
  return viewOf(ctx, copy);
};
