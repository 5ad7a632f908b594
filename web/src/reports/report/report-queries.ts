import type { Report, ReportContent } from "@dure/domain/reports/dashboard/report";
import type { ConversionPart } from "@dure/domain/reports/raw-data/raw-data-api";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshReports = () => refresh("reports");

export const useReport = (id: string) => useQuery(api.reports.getReport.queryOptions({ input: { params: { id } } }));

export const useCreateReport = () =>
  useMutation(api.reports.createReport.mutationOptions({ onSuccess: refreshReports }));

type Changed = { id: string; basedOn: string; title: string; content: ReportContent; columns: string[] };

export const useSaveReport = () =>
  useMutation({
    mutationFn: ({ id, basedOn, title, content, columns: column_order }: Changed): Promise<Report> => {
      const to = { params: { id }, query: { based_on: basedOn } };
      const { changeGeneralReport, changeRouterReport, changeConversionReport } = client.reports;
      if (content.type === "general")
        return changeGeneralReport({ ...to, body: { title, setting: content.setting, column_order } });
      if (content.type === "conversion")
        return changeConversionReport({ ...to, body: { title, setting: content.setting, column_order } });
      return changeRouterReport({ ...to, body: { title, setting: content.setting, column_order } });
    },
    onSettled: refreshReports,
  });

/** A report, the dashboard's filter, and the part of a conversion whose records are requested. */
export type RecordsOf = {
  content: ReportContent;
  filter?: DashboardFilter | undefined;
  part?: ConversionPart | undefined;
};

/** The records behind a report, page by page. A router's report has none. */
export const useRawData = ({ content, filter, part }: RecordsOf, columns: readonly string[]) =>
  useInfiniteQuery({
    queryKey: ["charts", "records", content, filter, part, columns],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => {
      const query = cursor ? { cursor } : {};
      const column_order = [...columns];
      const { listGeneralRecords, listConversionRecords } = client.reports;
      if (content.type === "general")
        return listGeneralRecords({
          query,
          body: { setting: content.setting, dashboard_filter: filter, column_order },
        });
      if (content.type === "conversion")
        return listConversionRecords({
          query,
          body: { setting: content.setting, dashboard_filter: filter, part, column_order },
        });
      throw new Error("A router's report has no records.");
    },
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    enabled: content.type !== "form-lead-router",
    // The table, and with it the selection of columns, stays mounted while a new column is loading.
    placeholderData: keepPreviousData,
  });
