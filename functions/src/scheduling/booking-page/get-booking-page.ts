import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { getPage } from "./booking-page-store";
import { findPageFacts, toPageView } from "./to-page-view";

export const getBookingPage: Verb<typeof schedulingApi.getBookingPage> = async (ctx, { params }) => {
  const [page, facts] = await Promise.all([getPage(ctx.teamId, params.id), findPageFacts(ctx.teamId)]);
  return toPageView(page, facts, ctx.now);
};
