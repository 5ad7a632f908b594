import type { DashboardItem } from "@dure/domain/reports/dashboard/dashboard";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import { readInterfaceState } from "../../identity/interface-state/interface-state-store";
import type { Context } from "../../platform/context";
import { findDashboards } from "./dashboard-store";

/**
 * The team's dashboards as a list shows them, the oldest first. That one is the default unless the team has set one.
 */
export async function dashboardItems({ teamId, actor }: Context): Promise<DashboardItem[]> {
  const [dashboards, { last_dashboard_id }] = await Promise.all([
    findDashboards(teamId),
    readInterfaceState(teamId, actor.id),
  ]);
  const opening = dashboards.find(({ is_default }) => is_default) ?? dashboards[0];
  return dashboards.map(({ id, title }) => ({
    id,
    title,
    is_default: id === opening?.id,
    is_last_viewed: id === last_dashboard_id,
  }));
}

/** @throws NOT_FOUND */
export async function dashboardItem(ctx: Context, id: string): Promise<DashboardItem> {
  const item = (await dashboardItems(ctx)).find((one) => one.id === id);
  if (!item) throw new AppError("NOT_FOUND", reportsTexts.noDashboard);
  return item;
}
