import { z } from "zod";
import { Id } from "../../shared/value";
import { reportsIssues } from "../reports-issues";
import { DateRange, ReportDateOption } from "./period";

/** docs/product/reports.md#form-and-lead-routers */
export const RouterSetting = z
  .object({
    form_id: Id,
    date_option: ReportDateOption.default("ALL_TIME"),
    date_range: DateRange.nullable().default(null),
  })
  .refine(({ date_option, date_range }) => date_option !== "EXACT_DATE" || date_range !== null, {
    error: reportsIssues.needsDateRange,
    path: ["date_range"],
  });
export type RouterSetting = z.infer<typeof RouterSetting>;
