import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verb } from "../../platform/http/endpoint";
import { assertMayAsk } from "./assert-may-ask";
import { readCompanyDetails } from "./read-company-details";

export const refreshCompanyDetails: Verb<typeof journeysApi.refreshCompanyDetails> = (ctx, { params }) => {
  assertMayAsk(ctx);
  return readCompanyDetails(params.id, ctx.now, true);
};
