import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { changeState } from "./change-state";

/** A name is for the team alone, so that it may change while a campaign is sent, and afterwards. */
export const renameCampaign: Verb<typeof emailApi.renameCampaign> = (ctx, { params, body: { name } }) =>
  changeState(ctx, params.id, "campaign.changed", (campaign) => ({ ...campaign, name }));
