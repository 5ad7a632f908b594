import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verbs } from "../platform/http/endpoint";
import { getCompanyDetails } from "./enrichment/get-company-details";
import { refreshCompanyDetails } from "./enrichment/refresh-company-details";
import { searchCompanies } from "./enrichment/search-companies";
import { searchCompaniesPublicly } from "./enrichment/search-companies-publicly";
import { getCompanyNews } from "./news/get-company-news";

export const journeysVerbs: Verbs<typeof journeysApi> = {
  getCompanyDetails,
  getCompanyNews,
  refreshCompanyDetails,
  searchCompanies,
  searchCompaniesPublicly,
};
