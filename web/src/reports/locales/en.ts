import type { TextsLike } from "../../lib/texts-like";
import { chartEn } from "./chart-en";
import { dashboardEn } from "./dashboard-en";
import type { ko } from "./ko";

export const en: TextsLike<typeof ko> = {
  chart: chartEn,
  dashboard: dashboardEn,
};
