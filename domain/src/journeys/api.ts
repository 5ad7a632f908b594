import { enrichmentApi } from "./enrichment-api";
import { newsApi } from "./news-api";

export const journeysApi = { ...enrichmentApi, ...newsApi };
