import { DateTime } from "luxon";
import { luxonLocalizer } from "react-big-calendar";

/** How the grid counts days and hours: in a zone, whichever the browser's own is. 0 is Sunday. */
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
