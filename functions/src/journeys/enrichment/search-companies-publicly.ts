import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verb } from "../../platform/http/endpoint";
import { assertVisitorsMaySearch } from "./assert-may-search";
import { findCorporations } from "./find-corporations";

/** Never shows a team's own companies. */
export const searchCompaniesPublicly: Verb<typeof journeysApi.searchCompaniesPublicly> = async (
  { now },
  { query },
) => ({
  data: await findCorporations(query.search, () => assertVisitorsMaySearch(query.page, now)),
});
