import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Flag } from "../../shared/value";
import { ConversionSetting } from "../setting/conversion-setting";
import { GeneralSetting } from "../setting/general-setting";
import { RouterSetting } from "../setting/router-setting";
import { DashboardFilter } from "./dashboard-filter";
import { ConversionSimulation, GeneralSimulation, RouterSimulation } from "./simulation";

/**
 * Charts are recalculated at each call. `force_refresh`: a member pressed the refresh button, allowed once a minute per
 * report.
 */
const Query = z.object({ force_refresh: Flag.default(false) }).prefault({});

const asked = <Setting extends z.ZodType>(setting: Setting) =>
  z.object({ query: Query, body: z.object({ setting, dashboard_filter: DashboardFilter.nullish() }) });

export const simulationApi = {
  simulateGeneral: endpoint(
    "member",
    { method: "POST", path: "/reports/general/simulate", summary: "The chart for a general report's settings" },
    { reads: true },
  )
    .input(asked(GeneralSetting))
    .output(GeneralSimulation),

  simulateRouter: endpoint(
    "member",
    { method: "POST", path: "/reports/form-lead-router/simulate", summary: "The chart for a router's report" },
    { reads: true },
  )
    .input(asked(RouterSetting))
    .output(RouterSimulation),

  simulateConversion: endpoint(
    "member",
    { method: "POST", path: "/reports/conversion/simulate", summary: "The chart for a conversion report's settings" },
    { reads: true },
  )
    .input(asked(ConversionSetting))
    .output(ConversionSimulation),
};
