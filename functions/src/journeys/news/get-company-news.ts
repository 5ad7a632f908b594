import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verb } from "../../platform/http/endpoint";
import { assertMayAsk } from "../enrichment/assert-may-ask";
import { readCompanyDetails } from "../enrichment/read-company-details";
import { readCompanyNews } from "./read-company-news";

/** The search term is the company's name in the registry, so that nobody can search the news for anything else. */
export const getCompanyNews: Verb<typeof journeysApi.getCompanyNews> = async (ctx, { params }) => {
  assertMayAsk(ctx);
  const { name, owner_name } = await readCompanyDetails(params.id, ctx.now);
  return readCompanyNews(params.id, { name, owner_name }, ctx.now);
};
