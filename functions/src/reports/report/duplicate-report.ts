import type { reportsApi } from "@dure/domain/reports/api";
import { copyTitle } from "@dure/domain/reports/dashboard/copy-title";
import type { Verb } from "../../platform/http/endpoint";
import { withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { saveNewReport } from "./create-report";
import { readReport } from "./report-store";

/** The copy has no `view_setting`, so its dashboard finds a place for it. */
export const duplicateReport: Verb<typeof reportsApi.duplicateReport> = (ctx, { params, body }) =>
  withIdempotentReplay(ctx, async () => {
    const report = await readReport(ctx.teamId, params.id);
    const title = copyTitle(report.title)[ctx.locale];
    return saveNewReport(ctx, body.dashboard_id, { ...report, view_setting: null, title });
  });
