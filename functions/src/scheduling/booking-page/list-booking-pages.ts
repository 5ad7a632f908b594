import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { findPages } from "./booking-page-store";
import { findPageFacts, toPageView } from "./to-page-view";

export const listBookingPages: Verb<typeof schedulingApi.listBookingPages> = async (ctx) => {
  const [pages, facts] = await Promise.all([findPages(ctx.teamId), findPageFacts(ctx.teamId)]);
  return { data: pages.map((page) => toPageView(page, facts, ctx.now)) };
};
