import { lastDayOf, shiftDay } from "./month-grid";

/**
 * The UTC days that cover a month in every zone: one extra day on either side, without past days.
 * @param today the UTC day, yyyy-mm-dd
 */
export function monthRange(month: string, today: string): { start: string; end: string } {
  const start = shiftDay(`${month}-01`, -1);
  return { start: start < today ? today : start, end: shiftDay(lastDayOf(month), 1) };
}
