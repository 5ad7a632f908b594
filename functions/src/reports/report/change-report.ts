import type { reportsApi } from "@dure/domain/reports/api";
import { Report, type ReportContent } from "@dure/domain/reports/dashboard/report";
import { assertBasedOn, type BasedOn } from "@dure/domain/shared/based-on";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertSetting } from "./assert-setting";
import { readReport, saveReport } from "./report-store";

export const changeGeneralReport: Verb<typeof reportsApi.changeGeneralReport> = (ctx, { params, query, body }) =>
  changeSetting(ctx, params.id, { type: "general", ...body }, query);

export const changeRouterReport: Verb<typeof reportsApi.changeRouterReport> = (ctx, { params, query, body }) =>
  changeSetting(ctx, params.id, { type: "form-lead-router", ...body }, query);

export const changeConversionReport: Verb<typeof reportsApi.changeConversionReport> = (ctx, { params, query, body }) =>
  changeSetting(ctx, params.id, { type: "conversion", ...body }, query);

export const renameReport: Verb<typeof reportsApi.renameReport> = (ctx, { params, body }) =>
  changeReport(ctx, params.id, body);

type Texts = { title?: string | undefined; column_order?: string[] | undefined };

async function changeSetting(
  ctx: Context,
  id: string,
  content: ReportContent & Texts,
  basedOn?: BasedOn,
): Promise<Report> {
  await assertSetting(ctx, content);
  return changeReport(ctx, id, content, basedOn);
}

/** Values that are left out don't change. */
const changeReport = (
  ctx: Context,
  id: string,
  content: (ReportContent | object) & Texts,
  basedOn?: BasedOn,
): Promise<Report> =>
  transaction(ctx, async (tx) => {
    const before = await readReport(ctx.teamId, id, tx);
    const after = Report.parse({
      ...before,
      ...content,
      title: content.title ?? before.title,
      column_order: content.column_order ?? before.column_order,
      ...{ updated_by: ctx.actor.id, updated_at: ctx.now },
    });
    assertBasedOn(before, after, basedOn);
    saveReport(tx, ctx.teamId, after);
    return { answer: after, event: { type: "report.changed", before, after } };
  });
