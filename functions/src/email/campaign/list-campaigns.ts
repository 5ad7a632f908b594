import type { emailApi } from "@dure/domain/email/api";
import { PAGE_COUNT } from "@dure/domain/shared/page";
import type { Verb } from "../../platform/http/endpoint";
import { listCampaignDocs } from "./campaign-store";
import { summaryOf } from "./campaign-view";

export const listCampaigns: Verb<typeof emailApi.listCampaigns> = async ({ teamId }, { query }) => {
  const { page_count: limit = PAGE_COUNT, cursor, archived = false } = query ?? {};
  const page = await listCampaignDocs(teamId, { archived, cursor, limit });
  const data = await Promise.all(page.data.map((campaign) => summaryOf(teamId, campaign)));
  return { data, cursor: page.cursor, is_last: page.cursor === null };
};
