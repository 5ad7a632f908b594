import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readCampaign } from "./campaign-store";
import { readVersion } from "./campaign-version-store";

export const getCampaignVersion: Verb<typeof emailApi.getCampaignVersion> = async ({ teamId }, { params }) => {
  await readCampaign(teamId, params.id);
  return readVersion(teamId, params.id, params.version);
};
