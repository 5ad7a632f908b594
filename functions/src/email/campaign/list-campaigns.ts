import type { emailApi } from "@dure/domain/email/api";
import { PAGE_COUNT } from "@dure/domain/shared/page";
import type { Verb } from "../../platform/http/endpoint";
import { listCampaignDocs } from "./campaign-store";
import { summariesOf } from "./campaign-view";

export const listCampaigns: Verb<typeof emailApi.listCampaigns> = async (ctx, { query }) => {
  const { page_count: limit = PAGE_COUNT, cursor, archived = false, status, search = "" } = query ?? {};
  const page = await listCampaignDocs(ctx.teamId, { archived, status, search, cursor, limit });
  return { data: await summariesOf(ctx, page.data), cursor: page.cursor, is_last: page.cursor === null };
};
