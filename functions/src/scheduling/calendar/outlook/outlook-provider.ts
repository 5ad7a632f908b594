import type { Calendar } from "@microsoft/microsoft-graph-types";
import { busyFromEvents } from "../busy-from-events";
import type { CalendarAccount, CalendarProvider, ListedCalendar } from "../provider-types";
import { listAll } from "./graph-client";
import { outlookEvents } from "./outlook-events";
import { putOutlookEvent, removeOutlookEvent } from "./outlook-write";
import { watchOutlookCalendar } from "./watch-outlook-calendar";

/** Outlook by Microsoft Graph v1.0, for accounts of companies and of persons alike. */
export const outlookProvider: CalendarProvider = {
  limits: { days: 62, calendars: 1 },
  list: outlookCalendars,
  busy: busyFromEvents(outlookEvents),
  events: outlookEvents,
  put: putOutlookEvent,
  remove: removeOutlookEvent,
  watch: watchOutlookCalendar,
};

async function outlookCalendars(account: CalendarAccount): Promise<ListedCalendar[]> {
  const all = await listAll<Calendar>(account, "/me/calendars", (request) =>
    request.select("id,name,hexColor,canEdit,isDefaultCalendar").top(100),
  );
  return all.map(({ id, name, hexColor, canEdit, isDefaultCalendar }) => ({
    id: id ?? "",
    name: name ?? id ?? "",
    color: hexColor || null,
    canEdit: canEdit ?? false,
    primary: isDefaultCalendar ?? false,
  }));
}
