import { randomUUID } from "node:crypto";
import type { reportsApi } from "@dure/domain/reports/api";
import { Dashboard, type DashboardView, MAX_DASHBOARDS } from "@dure/domain/reports/dashboard/dashboard";
import type { Report } from "@dure/domain/reports/dashboard/report";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { saveReport } from "../report/report-store";
import { countDashboards, saveDashboard } from "./dashboard-store";

export const createDashboard: Verb<typeof reportsApi.createDashboard> = (ctx, { body }) =>
  saveNewDashboard(ctx, body.title, () => []);

/**
 * Saves a new dashboard with its reports. Counts outside the transaction to avoid contention; going over the limit by one
 * is harmless.
 * @throws NOT_ACCEPTABLE if the team has as many as it can have
 */
export const saveNewDashboard = (
  ctx: Context,
  title: string,
  reportsOf: (dashboardId: string) => Report[],
): Promise<DashboardView> =>
  withIdempotentReplay(ctx, async () => {
    const { teamId, actor, now } = ctx;
    if ((await countDashboards(teamId)) >= MAX_DASHBOARDS)
      throw new AppError("NOT_ACCEPTABLE", reportsTexts.tooManyDashboards(MAX_DASHBOARDS));
    const dashboard = Dashboard.parse({
      ...{ id: randomUUID(), title },
      ...{ created_by: actor.id, created_at: now, updated_by: actor.id, updated_at: now },
    });
    const reports = reportsOf(dashboard.id);
    return transaction(ctx, async (tx) => {
      saveDashboard(tx, teamId, dashboard);
      for (const report of reports) saveReport(tx, teamId, report);
      return {
        answer: { ...dashboard, reports },
        event: [
          { type: "dashboard.created", before: null, after: dashboard },
          ...reports.map((after) => ({ type: "report.created", before: null, after }) as const),
        ],
      };
    });
  });
