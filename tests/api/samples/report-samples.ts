import type { Things } from "./things";

/** One sample for each endpoint of dashboards and reports. */
export function reportSamples({ dashboard, report }: Pick<Things, "dashboard" | "report">) {
  const params = { id: dashboard.id };
  const reportParams = { id: report.id };
  const place = { id: report.id, view_setting: { x: 0, y: 0, w: 3, h: 3 } };
  return {
    "reports.listDashboards": {},
    "reports.createDashboard": { body: { title: "mine" } },
    "reports.getDashboard": { params },
    "reports.deleteDashboard": { params },
    "reports.renameDashboard": { params, body: { title: "mine" } },
    "reports.arrangeDashboard": { params, body: { settings: [place] } },
    "reports.setDefaultDashboard": { params },
    "reports.duplicateDashboard": { params },
    "reports.getDigest": { params },
    "reports.setDigest": { params, body: { is_on: true } },
    "reports.createReport": { params: { dashboardId: dashboard.id }, body: { type: "general", setting: {} } },
    "reports.getReport": { params: reportParams },
    "reports.deleteReport": { params: reportParams },
    "reports.changeGeneralReport": { params: reportParams, body: { setting: {} } },
    "reports.changeRouterReport": { params: reportParams, body: { setting: { form_id: "nowhere" } } },
    "reports.changeConversionReport": { params: reportParams, body: { setting: {} } },
    "reports.renameReport": { params: reportParams, body: { title: "mine" } },
    "reports.duplicateReport": { params: reportParams, body: { dashboard_id: dashboard.id } },
    "reports.simulateGeneral": { body: { setting: {} } },
    "reports.simulateRouter": { body: { setting: { form_id: "nowhere" } } },
    "reports.simulateConversion": { body: { setting: {} } },
    "reports.listGeneralRecords": { body: { setting: {} } },
    "reports.listConversionRecords": { body: { setting: {} } },
    "reports.exportGeneralRecords": { query: { format: "csv" }, body: { setting: {} } },
    "reports.exportConversionRecords": { query: { format: "csv" }, body: { setting: {} } },
  };
}
