import type { CalendarAccount, CalendarProvider, ListedCalendar } from "../provider-types";
import { googleBusy } from "./google-busy";
import { withGoogle } from "./google-client";
import { googleEvents } from "./google-events";
import { putGoogleEvent, removeGoogleEvent } from "./google-write";
import { watchGoogleCalendar } from "./watch-google-calendar";

/** Google Calendar v3. One free/busy query names 50 calendars at most (calendarExpansionMax). */
export const googleProvider: CalendarProvider = {
  limits: { days: 62, calendars: 50 },
  list: googleCalendars,
  busy: googleBusy,
  events: googleEvents,
  put: putGoogleEvent,
  remove: removeGoogleEvent,
  watch: watchGoogleCalendar,
};

async function googleCalendars(account: CalendarAccount): Promise<ListedCalendar[]> {
  const found: ListedCalendar[] = [];
  let pageToken: string | undefined;
  do {
    const params = { maxResults: 250, ...(pageToken && { pageToken }) };
    const { items = [], nextPageToken } = await withGoogle(account, (api) => api.calendarList.list(params));
    for (const one of items)
      found.push({
        id: one.id ?? "",
        name: one.summaryOverride ?? one.summary ?? one.id ?? "",
        color: one.backgroundColor ?? null,
        canEdit: one.accessRole === "owner" || one.accessRole === "writer",
        primary: one.primary ?? false,
      });
    pageToken = nextPageToken ?? undefined;
  } while (pageToken);
  return found;
}
