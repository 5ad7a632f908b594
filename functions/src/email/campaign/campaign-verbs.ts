import type { campaignApi } from "@dure/domain/email/campaign/campaign-api";
import type { Verbs } from "../../platform/http/endpoint";
import { archiveCampaign } from "./archive-campaign";
import { changeCampaign } from "./change-campaign";
import { createCampaign } from "./create-campaign";
import { deleteCampaign } from "./delete-campaign";
import { duplicateCampaign } from "./duplicate-campaign";
import { getCampaign } from "./get-campaign";
import { getCampaignVersion } from "./get-campaign-version";
import { listCampaignVersions } from "./list-campaign-versions";
import { listCampaigns } from "./list-campaigns";
import { renameCampaign } from "./rename-campaign";

export const campaignVerbs: Verbs<typeof campaignApi> = {
  listCampaigns,
  getCampaign,
  createCampaign,
  changeCampaign,
  renameCampaign,
  deleteCampaign,
  duplicateCampaign,
  archiveCampaign,
  listCampaignVersions,
  getCampaignVersion,
};
