import { randomUUID } from "node:crypto";
import type { reportsApi } from "@dure/domain/reports/api";
import { MAX_REPORTS, newReportTitle, Report, type ReportContent } from "@dure/domain/reports/dashboard/report";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { readDashboard } from "../dashboard/dashboard-store";
import { assertSetting } from "./assert-setting";
import { countReports, saveReport } from "./report-store";

export const createReport: Verb<typeof reportsApi.createReport> = (ctx, { params, body }) =>
  withIdempotentReplay(ctx, async () => {
    await assertSetting(ctx, body);
    return saveNewReport(ctx, params.dashboardId, body);
  });

type Content = ReportContent & Pick<Report, "column_order"> & Partial<Pick<Report, "view_setting">>;
type Titled = Content & { title?: string | undefined };

/**
 * Saves a report of a dashboard, which can't be deleted before it is saved. Counts outside the transaction to avoid
 * contention; going over the limit by one is harmless.
 * @throws NOT_FOUND without the dashboard, NOT_ACCEPTABLE if it has as many reports as it can hold
 */
export async function saveNewReport(ctx: Context, dashboardId: string, content: Titled): Promise<Report> {
  const { teamId, actor, now, locale } = ctx;
  if ((await countReports(teamId, dashboardId)) >= MAX_REPORTS)
    throw new AppError("NOT_ACCEPTABLE", reportsTexts.tooManyReports(MAX_REPORTS));
  const report = Report.parse({
    ...content,
    title: content.title ?? newReportTitle[locale],
    ...{ id: randomUUID(), dashboard_id: dashboardId },
    ...{ created_by: actor.id, created_at: now, updated_by: actor.id, updated_at: now },
  });
  return transaction(ctx, async (tx) => {
    await readDashboard(teamId, dashboardId, tx);
    saveReport(tx, teamId, report);
    return { answer: report, event: { type: "report.created", before: null, after: report } };
  });
}
