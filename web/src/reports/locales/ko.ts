import { chartKo } from "./chart-ko";
import { dashboardKo } from "./dashboard-ko";
import { reportKo } from "./report-ko";

export const ko = {
  chart: chartKo,
  dashboard: dashboardKo,
  report: reportKo,
};

declare module "i18next" {
  interface ResourceNamespaceMap {
    reports: typeof ko;
  }
}
