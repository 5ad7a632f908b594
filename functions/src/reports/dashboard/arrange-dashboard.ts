import type { reportsApi } from "@dure/domain/reports/api";
import { inGridOrder } from "@dure/domain/reports/dashboard/in-grid-order";
import { dequal } from "dequal/lite";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findReports, saveReport } from "../report/report-store";
import { readDashboard, saveDashboard } from "./dashboard-store";

/** Reports that were deleted meanwhile are ignored, since the member who drags one can't know of it. */
export const arrangeDashboard: Verb<typeof reportsApi.arrangeDashboard> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const [before, reports] = await Promise.all([
      readDashboard(ctx.teamId, params.id, tx),
      findReports(ctx.teamId, params.id, tx),
    ]);
    const places = new Map(body.settings.map(({ id, view_setting }) => [id, view_setting]));
    const arranged = reports.map((report) => ({
      ...report,
      view_setting: places.get(report.id) ?? report.view_setting,
    }));
    const moved = arranged.filter(({ view_setting }, index) => !dequal(view_setting, reports[index]?.view_setting));
    for (const report of moved) saveReport(tx, ctx.teamId, report);
    if (moved.length === 0) return { answer: { ...before, reports }, event: [] };
    const after = { ...before, updated_by: ctx.actor.id, updated_at: ctx.now };
    saveDashboard(tx, ctx.teamId, after);
    return {
      answer: { ...after, reports: inGridOrder(arranged) },
      event: { type: "dashboard.changed", before, after },
    };
  });
