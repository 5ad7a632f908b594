import type { Area } from "../lib/area";

export const area: Area = {
  member: [
    {
      path: "dashboard",
      handle: { menu: "dashboard" },
      lazy: { Component: async () => (await import("./dashboard/opening-dashboard")).OpeningDashboard },
    },
    {
      path: "dashboard/:id",
      lazy: { Component: async () => (await import("./dashboard/dashboard-page")).DashboardPage },
    },
    {
      path: "dashboard/:id/new-report",
      lazy: { Component: async () => (await import("./report/new-report-page")).NewReportPage },
    },
    {
      path: "reports/records",
      lazy: { Component: async () => (await import("./drill-down/drill-down-page")).DrillDownPage },
    },
    {
      path: "reports/:id",
      lazy: { Component: async () => (await import("./report/report-page")).ReportPage },
    },
  ],
  changes: ["dashboard", "report"],
};
