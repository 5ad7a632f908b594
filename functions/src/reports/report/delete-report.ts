import type { reportsApi } from "@dure/domain/reports/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readReport, removeReport } from "./report-store";

export const deleteReport: Verb<typeof reportsApi.deleteReport> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readReport(ctx.teamId, params.id, tx);
    removeReport(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "report.deleted", before, after: null } };
  });
