import type { Report } from "@dure/domain/reports/dashboard/report";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { hashKey } from "@tanstack/react-query";

/** What a chart is calculated from: reports of the same setting share one. */
export type Asked = Pick<Report, "type" | "setting">;

export const chartKey = ({ type, setting }: Asked, filter: DashboardFilter) => ["charts", type, setting, filter];

/** One report of each chart, as a duplicate and its original have the same. */
export const distinctCharts = (reports: readonly Asked[], filter: DashboardFilter): Asked[] => [
  ...new Map(reports.map((report) => [hashKey(chartKey(report, filter)), report])).values(),
];
