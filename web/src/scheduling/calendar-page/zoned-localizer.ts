import { DateTime } from "luxon";
import { luxonLocalizer } from "react-big-calendar";

/** The grid's date arithmetic in a zone, independent of the browser's zone. 0 is Sunday. */
export const zonedLocalizer = (zone: string, weekStart: number) =>
  luxonLocalizer(
    {
      fromJSDate: (date: Date) => DateTime.fromJSDate(date, { zone }),
      local: () => DateTime.local({ zone }),
      min: DateTime.min,
      max: DateTime.max,
    },
    { firstDayOfWeek: weekStart || 7 },
  );
