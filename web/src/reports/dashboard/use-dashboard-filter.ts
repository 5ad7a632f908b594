import { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { useMemo } from "react";
import { useSearchParams } from "react-router";

/**
 * The filter of all charts of a dashboard. It is in the address, `?owner=a,b&period=THIS_MONTH` or
 * `?period=EXACT_DATE&from=…&to=…`, so that a link shows what its sender saw.
 */
export function useDashboardFilter() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);
  const setFilter = (next: DashboardFilter) => setParams(writeFilter(next), { replace: true });
  return { filter, setFilter };
}

/** The filter in an address; an empty one if the address is invalid. */
export function readFilter(params: URLSearchParams): DashboardFilter {
  const period = params.get("period");
  const [start, end] = [params.get("from"), params.get("to")];
  const read = DashboardFilter.safeParse({
    owner_ids: params.get("owner")?.split(",").filter(Boolean) ?? [],
    period: period && { date_option: period, date_range: start && end ? { start, end } : null },
  });
  return read.data ?? DashboardFilter.parse({});
}

export function writeFilter({ owner_ids, period }: DashboardFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (owner_ids.length > 0) params.set("owner", owner_ids.join(","));
  if (period && period.date_option !== "ALL_TIME") params.set("period", period.date_option);
  if (period?.date_option === "EXACT_DATE" && period.date_range) {
    params.set("from", period.date_range.start);
    params.set("to", period.date_range.end);
  }
  return params;
}
