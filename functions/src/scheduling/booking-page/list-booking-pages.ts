import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { findPages } from "./booking-page-store";
import { findConnectedCalendars, toPageView } from "./to-page-view";

export const listBookingPages: Verb<typeof schedulingApi.listBookingPages> = async (ctx) => {
  const [pages, isConnected] = await Promise.all([findPages(ctx.teamId), findConnectedCalendars(ctx.teamId)]);
  return { data: pages.map((page) => toPageView(page, isConnected, ctx.now)) };
};
