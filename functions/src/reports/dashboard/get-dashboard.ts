import type { reportsApi } from "@dure/domain/reports/api";
import type { Verb } from "../../platform/http/endpoint";
import { findReports } from "../report/report-store";
import { readDashboard } from "./dashboard-store";

export const getDashboard: Verb<typeof reportsApi.getDashboard> = async ({ teamId }, { params }) => {
  const [dashboard, reports] = await Promise.all([readDashboard(teamId, params.id), findReports(teamId, params.id)]);
  return { ...dashboard, reports };
};
