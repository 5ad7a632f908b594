import { DateTime } from "luxon";
import { type DateLocalizer, luxonLocalizer } from "react-big-calendar";

const DAY_MINUTES = 1440;

/**
 * The grid's date arithmetic in a zone, independent of the browser's zone. A day has 24 rows, one for each hour of the
 * clock, also when clocks change in it: a block is beside its clock time, and the rows of all days are level.
 * @param weekStart the first day of a week, 0 for Sunday
 */
export function zonedLocalizer(zone: string, weekStart: number): DateLocalizer {
  const at = (date: Date) => DateTime.fromJSDate(date, { zone });
  const localizer = luxonLocalizer(
    {
      fromJSDate: at,
      local: () => DateTime.local({ zone }),
      min: DateTime.min,
      max: DateTime.max,
    },
    { firstDayOfWeek: weekStart || 7 },
  );
  const minuteOfDay = (date: Date) => at(date).hour * 60 + at(date).minute;
  /** Minutes of the clock between two times: those that pass would be an hour less or more where clocks change. */
  const clockMinutes = (from: Date, to: Date) => {
    const days = Math.round(at(to).startOf("day").diff(at(from).startOf("day"), "days").days);
    return days * DAY_MINUTES + minuteOfDay(to) - minuteOfDay(from);
  };
  const { diff } = localizer;
  return Object.assign(localizer, {
    diff: (from: Date, to: Date, unit?: Parameters<typeof diff>[2]) =>
      unit === "minutes" ? clockMinutes(from, to) : diff(from, to, unit),
    getTotalMin: clockMinutes,
    getMinutesFromMidnight: minuteOfDay,
    getTimezoneOffset: (date: Date) => -at(date).offset,
    // Contained in the difference of minutes. The library's own takes the browser's zone.
    getDstOffset: () => 0,
  });
}
