import type { DashboardView } from "@dure/domain/reports/dashboard/dashboard";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { queryClient, refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshReports = () => refresh("reports");
const dashboardQuery = (id: string) => api.reports.getDashboard.queryOptions({ input: { params: { id } } });

export const useDashboards = () => useQuery(api.reports.listDashboards.queryOptions({ input: {} }));

export const useDashboard = (id: string) => useQuery(dashboardQuery(id));

const showDashboard = (dashboard: DashboardView) =>
  queryClient.setQueryData(dashboardQuery(dashboard.id).queryKey, dashboard);

export const useCreateDashboard = () =>
  useMutation(api.reports.createDashboard.mutationOptions({ onSuccess: refreshReports }));

export const useDuplicateDashboard = () =>
  useMutation(api.reports.duplicateDashboard.mutationOptions({ onSuccess: refreshReports }));

export const useRenameDashboard = () =>
  useMutation(api.reports.renameDashboard.mutationOptions({ onSuccess: refreshReports }));

export const useSetDefaultDashboard = () =>
  useMutation(api.reports.setDefaultDashboard.mutationOptions({ onSuccess: refreshReports }));

export const useDeleteDashboard = () =>
  useMutation(api.reports.deleteDashboard.mutationOptions({ onSuccess: refreshReports }));

/** Saves where reports lie. The grid shows what the server has kept. */
export const useArrangeDashboard = () =>
  useMutation(api.reports.arrangeDashboard.mutationOptions({ onSuccess: showDashboard }));

export const useDuplicateReport = () =>
  useMutation(api.reports.duplicateReport.mutationOptions({ onSuccess: refreshReports }));

export const useDeleteReport = () =>
  useMutation(api.reports.deleteReport.mutationOptions({ onSuccess: refreshReports }));
