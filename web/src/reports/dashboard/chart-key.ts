import type { Report } from "@dure/domain/reports/dashboard/report";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { hashKey } from "@tanstack/react-query";

/** What a chart is calculated from. Reports with the same type and setting share one chart. */
export type Asked = Pick<Report, "type" | "setting">;

export const chartKey = ({ type, setting }: Asked, filter: DashboardFilter) => ["charts", type, setting, filter];

/** One report per distinct chart: a duplicate and its original share theirs. */
export const distinctCharts = (reports: readonly Asked[], filter: DashboardFilter): Asked[] => [
  ...new Map(reports.map((report) => [hashKey(chartKey(report, filter)), report])).values(),
];
