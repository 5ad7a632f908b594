import type { TextsLike } from "../../lib/language/texts-like";
import { chartEn } from "./chart-en";
import { dashboardEn } from "./dashboard-en";
import type { ko } from "./ko";
import { reportEn } from "./report-en";

export const en: TextsLike<typeof ko> = {
  chart: chartEn,
  dashboard: dashboardEn,
  report: reportEn,
};
