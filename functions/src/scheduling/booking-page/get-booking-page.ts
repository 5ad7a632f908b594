import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { getPage } from "./booking-page-store";
import { findConnectedCalendars, toPageView } from "./to-page-view";

export const getBookingPage: Verb<typeof schedulingApi.getBookingPage> = async (ctx, { params }) => {
  const [page, isConnected] = await Promise.all([getPage(ctx.teamId, params.id), findConnectedCalendars(ctx.teamId)]);
  return toPageView(page, isConnected, ctx.now);
};
