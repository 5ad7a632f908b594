import type { reportsApi } from "@dure/domain/reports/api";
import type { Verbs } from "../platform/http/endpoint";
import { exportConversionRecords, exportGeneralRecords } from "./raw-data/export-raw-data";
import { listConversionRecords, listGeneralRecords } from "./raw-data/list-raw-data";
import { simulateConversion } from "./simulation/simulate-conversion";
import { simulateGeneral } from "./simulation/simulate-general";
import { type ReadRouterSteps, simulateRouter } from "./simulation/simulate-router";

export const reportsVerbs = (readRouterSteps: ReadRouterSteps): Verbs<typeof reportsApi> => ({
  simulateGeneral,
  simulateRouter: simulateRouter(readRouterSteps),
  simulateConversion,
  listGeneralRecords,
  listConversionRecords,
  exportGeneralRecords,
  exportConversionRecords,
});
