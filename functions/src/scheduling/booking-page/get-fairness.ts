import type { schedulingApi } from "@dure/domain/scheduling/api";
import { fairness } from "@dure/domain/scheduling/booking-page/round-robin";
import type { Verb } from "../../platform/http/endpoint";
import { findTally } from "../scheduled-event/tally-store";
import { getPage } from "./booking-page-store";

/** The shares of a page's hosts. On a page that is not round-robin: the shares they would begin with. */
export const getFairness: Verb<typeof schedulingApi.getFairness> = async (ctx, { params }) => {
  const page = await getPage(ctx.teamId, params.id);
  const tally = await findTally(ctx.teamId, page, ctx.now);
  return { data: fairness(tally, page.organizers) };
};
