import { randomUUID } from "node:crypto";
import type { reportsApi } from "@dure/domain/reports/api";
import { copyTitle } from "@dure/domain/reports/dashboard/copy-title";
import type { Verb } from "../../platform/http/endpoint";
import { findReports } from "../report/report-store";
import { madeNow, saveNewDashboard } from "./create-dashboard";
import { readDashboard } from "./dashboard-store";

export const duplicateDashboard: Verb<typeof reportsApi.duplicateDashboard> = async (ctx, { params }) => {
  const { teamId, locale } = ctx;
  const [dashboard, reports] = await Promise.all([readDashboard(teamId, params.id), findReports(teamId, params.id)]);
  return saveNewDashboard(ctx, copyTitle(dashboard.title)[locale], (dashboard_id) =>
    reports.map((report) => ({ ...report, ...madeNow(ctx), id: randomUUID(), dashboard_id })),
  );
};
