import { lastDayOf, shiftDay } from "./month-grid";

/**
 * The UTC days that hold a month of every zone: a day more at either end, and none that is over.
 * @param today UTC's day, yyyy-mm-dd
 */
export function monthRange(month: string, today: string): { start: string; end: string } {
  const start = shiftDay(`${month}-01`, -1);
  return { start: start < today ? today : start, end: shiftDay(lastDayOf(month), 1) };
}
