import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readCampaign } from "./campaign-store";
import { listVersions } from "./campaign-version-store";

export const listCampaignVersions: Verb<typeof emailApi.listCampaignVersions> = async ({ teamId }, { params }) => {
  await readCampaign(teamId, params.id);
  return { data: await listVersions(teamId, params.id) };
};
