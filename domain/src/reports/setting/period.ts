import { z } from "zod";
import { DATE_OPTIONS } from "../../records/filter/date-option";
import { Day } from "../../shared/value";
import { reportsIssues } from "../reports-issues";

export const ReportDateOption = z.enum([...DATE_OPTIONS, "EXACT_DATE"]);
export type ReportDateOption = z.infer<typeof ReportDateOption>;

/** First and last day, both inclusive. */
export const DateRange = z
  .object({ start: Day, end: Day })
  .refine(({ start, end }) => start <= end, { error: reportsIssues.dateOrder, path: ["end"] });
export type DateRange = z.infer<typeof DateRange>;

/** Named dates, or exact ones. */
export const Period = z
  .object({ date_option: ReportDateOption.default("ALL_TIME"), date_range: DateRange.nullable().default(null) })
  .refine(({ date_option, date_range }) => date_option !== "EXACT_DATE" || date_range !== null, {
    error: reportsIssues.needsDateRange,
    path: ["date_range"],
  });
export type Period = z.infer<typeof Period>;
