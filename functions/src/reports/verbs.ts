import type { reportsApi } from "@dure/domain/reports/api";
import type { Verbs } from "../platform/http/endpoint";
import { arrangeDashboard } from "./dashboard/arrange-dashboard";
import { createDashboard, type FindRouters } from "./dashboard/create-dashboard";
import { deleteDashboard } from "./dashboard/delete-dashboard";
import { duplicateDashboard } from "./dashboard/duplicate-dashboard";
import { getDashboard } from "./dashboard/get-dashboard";
import { listDashboards } from "./dashboard/list-dashboards";
import { renameDashboard } from "./dashboard/rename-dashboard";
import { setDefaultDashboard } from "./dashboard/set-default-dashboard";
import { getDigest, setDigest } from "./digest/set-digest";
import { exportConversionRecords, exportGeneralRecords } from "./raw-data/export-raw-data";
import { listConversionRecords, listGeneralRecords } from "./raw-data/list-raw-data";
import { changeConversionReport, changeGeneralReport, changeRouterReport, renameReport } from "./report/change-report";
import { createReport } from "./report/create-report";
import { deleteReport } from "./report/delete-report";
import { duplicateReport } from "./report/duplicate-report";
import { getReport } from "./report/get-report";
import type { ReadCampaignNames } from "./simulation/activity-query";
import { simulateConversion } from "./simulation/simulate-conversion";
import { simulateGeneral } from "./simulation/simulate-general";
import { type ReadRouterSteps, simulateRouter } from "./simulation/simulate-router";

/** What reports read from the routers area. */
type Routers = { readSteps: ReadRouterSteps; find: FindRouters };

/** What reports read from other areas. */
type Others = { routers: Routers; campaignNames: ReadCampaignNames };

export const reportsVerbs = ({ routers, campaignNames }: Others): Verbs<typeof reportsApi> => ({
  listDashboards,
  createDashboard: createDashboard(routers.find),
  getDashboard,
  deleteDashboard,
  renameDashboard,
  arrangeDashboard,
  setDefaultDashboard,
  duplicateDashboard,
  createReport,
  getReport,
  deleteReport,
  changeGeneralReport,
  changeRouterReport,
  changeConversionReport,
  renameReport,
  duplicateReport,
  getDigest,
  setDigest,
  simulateGeneral: simulateGeneral(campaignNames),
  simulateRouter: simulateRouter(routers.readSteps),
  simulateConversion,
  listGeneralRecords: listGeneralRecords(campaignNames),
  listConversionRecords,
  exportGeneralRecords: exportGeneralRecords(campaignNames),
  exportConversionRecords,
});
