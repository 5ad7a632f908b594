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
  ],
  changes: ["dashboard", "report"],
};
