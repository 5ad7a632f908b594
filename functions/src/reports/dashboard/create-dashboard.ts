import { randomUUID } from "node:crypto";
import type { reportsApi } from "@dure/domain/reports/api";
import { Dashboard, type DashboardView, MAX_DASHBOARDS } from "@dure/domain/reports/dashboard/dashboard";
import { inGridOrder } from "@dure/domain/reports/dashboard/in-grid-order";
import { Report } from "@dure/domain/reports/dashboard/report";
import { templateReports } from "@dure/domain/reports/template/template-reports";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import { hasRouters } from "@dure/domain/teams/has-routers";
import { type Context, callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { findPipelines } from "../../records/pipeline/pipeline-store";
import { saveReport } from "../report/report-store";
import { countDashboards, saveDashboard } from "./dashboard-store";

/** Reads the team's routers, for which a template makes reports. The routers area implements it. */
export type FindRouters = (teamId: string) => Promise<readonly { id: string; title: string }[]>;

export const createDashboard =
  (findRouters: FindRouters): Verb<typeof reportsApi.createDashboard> =>
  async (ctx, { body: { title, template } }) => {
    if (!template) return saveNewDashboard(ctx, title, () => []);
    const { team, flags } = callerOf(ctx);
    const [pipelines, routers] = await Promise.all([
      findPipelines(ctx.teamId),
      hasRouters(team, flags, ctx.now) ? findRouters(ctx.teamId) : [],
    ]);
    const reports = templateReports(template, { pipelines, routers });
    return saveNewDashboard(ctx, title, (dashboard_id) =>
      reports.map(({ title: name, content, view_setting }) =>
        Report.parse({
          ...{ ...content, ...madeNow(ctx), id: randomUUID(), dashboard_id, view_setting },
          title: name[ctx.locale],
        }),
      ),
    );
  };

/** Who made something, and when. */
export const madeNow = ({ actor, now }: Context) => ({
  ...{ created_by: actor.id, created_at: now },
  ...{ updated_by: actor.id, updated_at: now },
});

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
    const { teamId } = ctx;
    if ((await countDashboards(teamId)) >= MAX_DASHBOARDS)
      throw new AppError("NOT_ACCEPTABLE", reportsTexts.tooManyDashboards(MAX_DASHBOARDS));
    const dashboard = Dashboard.parse({ id: randomUUID(), title, ...madeNow(ctx) });
    const reports = reportsOf(dashboard.id);
    return transaction(ctx, async (tx) => {
      saveDashboard(tx, teamId, dashboard);
      for (const report of reports) saveReport(tx, teamId, report);
      return {
        answer: { ...dashboard, reports: inGridOrder(reports) },
        event: [
          { type: "dashboard.created", before: null, after: dashboard },
          ...reports.map((after) => ({ type: "report.created", before: null, after }) as const),
        ],
      };
    });
  });
