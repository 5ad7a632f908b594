import { z } from "zod";
import { BasedOn } from "../../shared/based-on";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { ConversionSetting } from "../setting/conversion-setting";
import { GeneralSetting } from "../setting/general-setting";
import { RouterSetting } from "../setting/router-setting";
import { ColumnOrder, NewReport, Report, ReportTitle } from "./report";

const NO_CONTENT = { successStatus: 204 } as const;
const CREATED = { successStatus: 201 } as const;

const ReportPath = z.object({ id: Id });

/** The request to save a report; without columns, the report keeps its own. */
const changed = <Setting extends z.ZodType>(setting: Setting) =>
  z.object({
    params: ReportPath,
    query: BasedOn.optional(),
    body: z.object({ title: ReportTitle.optional(), setting, column_order: ColumnOrder.optional() }),
  });

export const reportApi = {
  createReport: endpoint("member", {
    method: "POST",
    path: "/dashboards/{dashboardId}/reports",
    summary: "Create a report on a dashboard",
    ...CREATED,
  })
    .input(z.object({ params: z.object({ dashboardId: Id }), body: NewReport }))
    .output(Report),

  getReport: endpoint("member", { method: "GET", path: "/reports/{id}", summary: "A report" })
    .input(z.object({ params: ReportPath }))
    .output(Report),

  deleteReport: endpoint("member", {
    method: "DELETE",
    path: "/reports/{id}",
    summary: "Delete a report",
    ...NO_CONTENT,
  })
    .input(z.object({ params: ReportPath }))
    .output(z.void()),

  changeGeneralReport: endpoint("member", {
    method: "PUT",
    path: "/reports/{id}/general",
    summary: "Turn a report into a general one with these settings",
  })
    .input(changed(GeneralSetting))
    .output(Report),

  changeRouterReport: endpoint("member", {
    method: "PUT",
    path: "/reports/{id}/form-lead-router",
    summary: "Turn a report into a router report with these settings",
  })
    .input(changed(RouterSetting))
    .output(Report),

  changeConversionReport: endpoint("member", {
    method: "PUT",
    path: "/reports/{id}/conversion",
    summary: "Turn a report into a conversion report with these settings",
  })
    .input(changed(ConversionSetting))
    .output(Report),

  renameReport: endpoint("member", { method: "PUT", path: "/reports/{id}/title", summary: "Rename a report" })
    .input(z.object({ params: ReportPath, body: z.object({ title: ReportTitle }) }))
    .output(Report),

  duplicateReport: endpoint("member", {
    method: "POST",
    path: "/reports/{id}/duplicate",
    summary: "Copy a report to a dashboard",
    ...CREATED,
  })
    .input(z.object({ params: ReportPath, body: z.object({ dashboard_id: Id }) }))
    .output(Report),
};
