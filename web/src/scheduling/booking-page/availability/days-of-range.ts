import { shiftDay } from "../../time/month-grid";

/** The most days that one range adds. */
const MAX_DAYS = 366;

/** The days from one to another, both included; the first alone where the last is missing or before it. */
export function daysOfRange(first: string, last: string): string[] {
  const days = [first];
  for (let day = shiftDay(first, 1); day <= last && days.length < MAX_DAYS; day = shiftDay(day, 1)) days.push(day);
  return days;
}
