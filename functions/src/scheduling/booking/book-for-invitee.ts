import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { getPage } from "../booking-page/booking-page-store";
import { bookOnPage } from "./book-on-page";

/**
 * A member or an API key books a time of a page of their own team in somebody's name. The page chooses the hosts, as it
 * does for a visitor.
 * @throws NOT_FOUND for a page of another team
 */
export const bookForInvitee: Verb<typeof schedulingApi.bookForInvitee> = async (ctx, { params, query, body }) => {
  await getPage(ctx.teamId, params.id);
  return bookOnPage(ctx, { id: params.id, planId: query?.plan_id, body });
};
