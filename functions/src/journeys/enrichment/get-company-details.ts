import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verb } from "../../platform/http/endpoint";
import { countCall } from "../../platform/http/rate-limit";
import { readCompanyDetails } from "./read-company-details";

/** The sources count the product's calls, so no team may use them up. */
const PER_MINUTE = 60;

export const getCompanyDetails: Verb<typeof journeysApi.getCompanyDetails> = (ctx, { params }) => {
  countCall(`company-details ${ctx.teamId}`, PER_MINUTE, Date.parse(ctx.now)).assertAllowed();
  return readCompanyDetails(params.id, ctx.now);
};
