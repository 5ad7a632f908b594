import { z } from "zod";
import { Id, Line, Time } from "../../shared/value";
import { reportsIssues } from "../reports-issues";
import { MAX_REPORTS, Report, ViewSetting } from "./report";

export const MAX_DASHBOARDS = 100;

export const DashboardTitle = Line(100).min(1, reportsIssues.dashboardTitle);

export const Dashboard = z.object({
  id: Id,
  title: DashboardTitle,
  /** Whether this dashboard opens first in the team. If none is the default, the oldest one opens. */
  is_default: z.boolean().default(false),
  created_by: Id,
  created_at: Time,
  updated_by: Id,
  updated_at: Time,
});
export type Dashboard = z.infer<typeof Dashboard>;

/** A dashboard with its reports, in the order of the grid. */
export const DashboardView = Dashboard.extend({ reports: z.array(Report) });
export type DashboardView = z.infer<typeof DashboardView>;

/** A dashboard in the list, with whether it opens first in the team, and whether the caller viewed it last. */
export const DashboardItem = Dashboard.pick({ id: true, title: true }).extend({
  is_default: z.boolean(),
  is_last_viewed: z.boolean(),
});
export type DashboardItem = z.infer<typeof DashboardItem>;

/** The positions of reports on the grid; reports that are not listed keep theirs. */
export const Layout = z.object({
  settings: z.array(z.object({ id: Id, view_setting: ViewSetting })).max(MAX_REPORTS),
});
export type Layout = z.infer<typeof Layout>;
