import { draftApi } from "./draft/draft-api";
import { enrichmentApi } from "./enrichment-api";
import { newsApi } from "./news-api";
import { researchApi } from "./research/research-api";
import { trackerApi } from "./tracker/tracker-api";
import { visitorCompanyApi } from "./visitor-company/visitor-company-api";

export const journeysApi = {
  ...enrichmentApi,
  ...newsApi,
  ...researchApi,
  ...draftApi,
  ...trackerApi,
  ...visitorCompanyApi,
};
