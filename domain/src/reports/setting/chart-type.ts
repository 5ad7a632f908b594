import { z } from "zod";

/** docs/product/reports.md#charts */
export const CHART_TYPES = ["number", "gauge", "column", "bar", "pie", "line"] as const;
export const ChartType = z.enum(CHART_TYPES);
export type ChartType = z.infer<typeof ChartType>;

/** Charts that show one value; all others need a group. */
export const isUngrouped = (chart: ChartType): boolean => chart === "number" || chart === "gauge";
