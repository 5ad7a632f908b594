import type { reportsApi } from "@dure/domain/reports/api";
import type { Verbs } from "../platform/http/endpoint";
import { simulateConversion } from "./simulation/simulate-conversion";
import { simulateGeneral } from "./simulation/simulate-general";
import { type ReadRouterSteps, simulateRouter } from "./simulation/simulate-router";

export const reportsVerbs = (readRouterSteps: ReadRouterSteps): Verbs<typeof reportsApi> => ({
  simulateGeneral,
  simulateRouter: simulateRouter(readRouterSteps),
  simulateConversion,
});
