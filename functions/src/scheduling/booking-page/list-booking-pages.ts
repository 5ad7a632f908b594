import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { findPages } from "./booking-page-store";
import { toPageView } from "./to-page-view";

export const listBookingPages: Verb<typeof schedulingApi.listBookingPages> = async (ctx) => ({
  data: (await findPages(ctx.teamId)).map((page) => toPageView(page, ctx.now)),
});
