import { rawDataApi } from "./raw-data/raw-data-api";
import { simulationApi } from "./simulation/simulation-api";

export const reportsApi = { ...simulationApi, ...rawDataApi };
