import { enrichmentApi } from "./enrichment-api";
import { trackerApi } from "./tracker/tracker-api";

export const journeysApi = { ...enrichmentApi, ...trackerApi };
