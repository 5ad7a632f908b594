import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { getPage } from "./booking-page-store";
import { toPageView } from "./to-page-view";

export const getBookingPage: Verb<typeof schedulingApi.getBookingPage> = async (ctx, { params }) =>
  toPageView(await getPage(ctx.teamId, params.id), ctx.now);
