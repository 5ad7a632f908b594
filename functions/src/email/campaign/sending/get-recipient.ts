import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../../platform/http/endpoint";
import { readCampaign } from "../campaign-store";
import { readVisibleRecipient, storyOf } from "./recipient-story";

export const getRecipient: Verb<typeof emailApi.getRecipient> = async (ctx, { params: { id, key } }) => {
  await readCampaign(ctx.teamId, id);
  const campaign = { teamId: ctx.teamId, campaignId: id };
  return storyOf(ctx, campaign, await readVisibleRecipient(ctx, campaign, key));
};
