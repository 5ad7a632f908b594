import { addDays } from "../src/stand-in/zones";
import { isoNow } from "./google";
import type { GoogleState } from "./state";

export const HOLIDAY_CALENDAR_ID = "ko.south_korea#holiday@group.v.calendar.google.com";

/** Holidays with a fixed date. Lunar ones are omitted. */
const HOLIDAYS: [string, string][] = [
  ["01-01", "새해첫날"],
  ["03-01", "삼일절"],
  ["05-05", "어린이날"],
  ["06-06", "현충일"],
  ["08-15", "광복절"],
  ["10-03", "개천절"],
  ["10-09", "한글날"],
  ["12-25", "크리스마스"],
];

/** Adds a read-only calendar of transparent all-day events, from last year to two years ahead. */
export function addHolidays(state: GoogleState): void {
  state.calendars.push({ id: HOLIDAY_CALENDAR_ID, summary: "대한민국의 휴일", timeZone: "Asia/Seoul" });
  const at = isoNow();
  const thisYear = new Date(at).getUTCFullYear();
  for (const year of [thisYear - 1, thisYear, thisYear + 1, thisYear + 2]) {
    for (const [day, summary] of HOLIDAYS) {
      const date = `${year}-${day}`;
      const id = `${date.replaceAll("-", "")}holiday`;
      state.events.push({
        calendarId: HOLIDAY_CALENDAR_ID,
        revision: ++state.revision,
        event: {
          id,
          status: "confirmed",
          created: at,
          updated: at,
          summary,
          start: { date },
          end: { date: addDays(date, 1) },
          transparency: "transparent",
          visibility: "public",
          iCalUID: `${id}@google.com`,
          sequence: 0,
          creator: HOLIDAY_CALENDAR_ID,
          more: { eventType: "default" },
        },
      });
    }
  }
}
