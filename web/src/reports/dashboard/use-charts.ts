import type { Report } from "@dure/domain/reports/dashboard/report";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { useQueries, useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api";
import { queryClient } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { type Asked, chartKey, distinctCharts } from "./chart-key";

/**
 * The chart of a report. Its query key is not below the area's, so that moving a report, or changing a lead, doesn't
 * recalculate any chart.
 */
const chartQuery = (report: Asked, filter: DashboardFilter) => ({
  queryKey: chartKey(report, filter),
  queryFn: () => simulate(report, filter),
  staleTime: 60_000,
});

export type Chart = Awaited<ReturnType<typeof simulate>>;

async function simulate(report: Asked, dashboard_filter: DashboardFilter, query: { force_refresh?: "true" } = {}) {
  const { simulateGeneral, simulateRouter, simulateConversion } = client.reports;
  const { type, setting } = report as Report;
  if (type === "general")
    return { type, answer: await simulateGeneral({ query, body: { setting, dashboard_filter } }) };
  if (type === "conversion")
    return { type, answer: await simulateConversion({ query, body: { setting, dashboard_filter } }) };
  return { type, answer: await simulateRouter({ query, body: { setting, dashboard_filter } }) };
}

export const useChart = (report: Asked, filter: DashboardFilter) => useQuery(chartQuery(report, filter));

/** When the oldest of some charts was calculated, in epoch milliseconds; undefined until all are loaded. */
export const useCalculatedAt = (reports: readonly Asked[], filter: DashboardFilter): number | undefined =>
  useQueries({
    queries: reports.map((report) => chartQuery(report, filter)),
    combine: (charts) => {
      const oldestMs = Math.min(...charts.map(({ dataUpdatedAt }) => dataUpdatedAt));
      return Number.isFinite(oldestMs) && oldestMs > 0 ? oldestMs : undefined;
    },
  });

type Shown = { reports: readonly Asked[]; filter: DashboardFilter };

/** Recalculates all charts, at most once a minute: the server refuses further calls. Throws the first refusal. */
export const useRefreshCharts = () =>
  useMutation({
    mutationFn: async ({ reports, filter }: Shown) => {
      const calculated = await Promise.allSettled(
        distinctCharts(reports, filter).map(async (report) => {
          const chart = await simulate(report, filter, { force_refresh: "true" });
          queryClient.setQueryData(chartKey(report, filter), chart);
        }),
      );
      const refused = calculated.find((one) => one.status === "rejected");
      if (refused) throw refused.reason;
    },
  });
