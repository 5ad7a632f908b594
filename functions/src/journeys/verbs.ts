import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verbs } from "../platform/http/endpoint";
import { getDraftQuota, writeDraft } from "./draft/write-draft";
import { getCompanyDetails } from "./enrichment/get-company-details";
import { refreshCompanyDetails } from "./enrichment/refresh-company-details";
import { searchCompanies } from "./enrichment/search-companies";
import { searchCompaniesPublicly } from "./enrichment/search-companies-publicly";
import { suggestCompany } from "./enrichment/suggest-company";
import { getCompanyNews } from "./news/get-company-news";
import { acceptResearchFinding } from "./research/accept-research-finding";
import { getCompanyResearch } from "./research/get-company-research";
import { startCompanyResearch } from "./research/start-company-research";
import { getJourney } from "./tracker/get-journey";
import { getTracker } from "./tracker/get-tracker";
import { getVisitorSessions } from "./tracker/get-visitor-sessions";
import { setTracker } from "./tracker/set-tracker";

export const journeysVerbs: Verbs<typeof journeysApi> = {
  getCompanyDetails,
  suggestCompany,
  getCompanyNews,
  refreshCompanyDetails,
  getCompanyResearch,
  startCompanyResearch,
  acceptResearchFinding,
  getDraftQuota,
  writeDraft,
  searchCompanies,
  searchCompaniesPublicly,
  getTracker,
  setTracker,
  getVisitorSessions,
  getJourney,
};
