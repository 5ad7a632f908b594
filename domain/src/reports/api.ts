import { simulationApi } from "./simulation/simulation-api";

export const reportsApi = { ...simulationApi };
