import type { Dashboard } from "./dashboard/dashboard";
import type { Report } from "./dashboard/report";

export type ReportsEvent =
  | { type: "dashboard.created"; before: null; after: Dashboard }
  | { type: "dashboard.changed"; before: Dashboard; after: Dashboard }
  | { type: "dashboard.deleted"; before: Dashboard; after: null }
  | { type: "report.created"; before: null; after: Report }
  | { type: "report.changed"; before: Report; after: Report }
  | { type: "report.deleted"; before: Report; after: null }
  /** The id is the team's. */
  | { type: "stage-log.filled"; before: null; after: { id: string; stays: number; activities: number } };
