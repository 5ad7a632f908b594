import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verbs } from "../platform/http/endpoint";
import { getCompanyDetails } from "./enrichment/get-company-details";
import { searchCompanies } from "./enrichment/search-companies";
import { searchCompaniesPublicly } from "./enrichment/search-companies-publicly";

export const journeysVerbs: Verbs<typeof journeysApi> = {
  getCompanyDetails,
  searchCompanies,
  searchCompaniesPublicly,
};
