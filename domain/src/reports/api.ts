import { dashboardApi } from "./dashboard/dashboard-api";
import { reportApi } from "./dashboard/report-api";
import { digestApi } from "./digest/digest-api";
import { rawDataApi } from "./raw-data/raw-data-api";
import { simulationApi } from "./simulation/simulation-api";

export const reportsApi = { ...dashboardApi, ...reportApi, ...digestApi, ...simulationApi, ...rawDataApi };
