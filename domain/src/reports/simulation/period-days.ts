import { type DaySpan, daysOfOption } from "../../records/filter/date-option";
import type { Period } from "../setting/period";

/** The first and the last day of a period; undefined for all time. */
export const periodDays = ({ date_option, date_range }: Period, now: string, timeZone: string): DaySpan | undefined =>
  date_option === "EXACT_DATE" ? (date_range ?? undefined) : daysOfOption(date_option, now, timeZone);
