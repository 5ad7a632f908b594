import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verb } from "../../platform/http/endpoint";
import { assertMayAsk } from "./assert-may-ask";
import { readCompanyDetails } from "./read-company-details";

export const getCompanyDetails: Verb<typeof journeysApi.getCompanyDetails> = (ctx, { params }) => {
  assertMayAsk(ctx);
  return readCompanyDetails(params.id, ctx.now);
};
