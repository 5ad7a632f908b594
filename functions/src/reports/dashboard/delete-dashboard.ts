import type { reportsApi } from "@dure/domain/reports/api";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findReports, removeReport } from "../report/report-store";
import { findDashboards, removeDashboard } from "./dashboard-store";

/** Reads all dashboards, so that two deletions at once can't leave the team without any. */
export const deleteDashboard: Verb<typeof reportsApi.deleteDashboard> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const [dashboards, reports] = await Promise.all([
      findDashboards(ctx.teamId, tx),
      findReports(ctx.teamId, params.id, tx),
    ]);
    const before = dashboards.find(({ id }) => id === params.id);
    if (!before) throw new AppError("NOT_FOUND", reportsTexts.noDashboard);
    if (dashboards.length === 1) throw new AppError("CONFLICT", reportsTexts.lastDashboard);
    removeDashboard(tx, ctx.teamId, before.id);
    for (const { id } of reports) removeReport(tx, ctx.teamId, id);
    return {
      answer: undefined,
      event: [
        { type: "dashboard.deleted", before, after: null },
        ...reports.map((report) => ({ type: "report.deleted", before: report, after: null }) as const),
      ],
    };
  });
