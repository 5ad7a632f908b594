import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verbs } from "../platform/http/endpoint";
import { searchCompanies } from "./enrichment/search-companies";
import { searchCompaniesPublicly } from "./enrichment/search-companies-publicly";

export const journeysVerbs: Verbs<typeof journeysApi> = { searchCompanies, searchCompaniesPublicly };
