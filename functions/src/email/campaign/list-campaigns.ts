import type { emailApi } from "@dure/domain/email/api";
import { PAGE_COUNT } from "@dure/domain/shared/page";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { listCampaignDocs } from "./campaign-store";
import { summariesOf } from "./campaign-view";

const cursors = pageCursor("campaigns", Place);

export const listCampaigns: Verb<typeof emailApi.listCampaigns> = async (ctx, { query }) => {
  const { page_count: limit = PAGE_COUNT, cursor, archived = false, status, search = "" } = query ?? {};
  const after = cursors.placeIn(ctx.teamId, cursor);
  const page = await listCampaignDocs(ctx.teamId, { archived, status, search, after, limit });
  return { data: await summariesOf(ctx, page.data), ...cursors.pageEnd(ctx.teamId, page.next) };
};
