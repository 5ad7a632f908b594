import { enrichmentApi } from "./enrichment-api";

export const journeysApi = { ...enrichmentApi };
