import { chartKo } from "./chart-ko";
import { dashboardKo } from "./dashboard-ko";

export const ko = {
  chart: chartKo,
  dashboard: dashboardKo,
};

declare module "i18next" {
  interface ResourceNamespaceMap {
    reports: typeof ko;
  }
}
