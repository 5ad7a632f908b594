import { shiftDay } from "../../time/month-grid";

/** The most days that one range adds. */
const MAX_DAYS = 366;

/** The days of a range, both ends included; the first day alone if the last one is missing or before it. */
export function daysOfRange(first: string, last: string): string[] {
  const days = [first];
  for (let day = shiftDay(first, 1); day <= last && days.length < MAX_DAYS; day = shiftDay(day, 1)) days.push(day);
  return days;
}
