import { type Interval, overlaps, subtract, toInterval } from "@dure/domain/scheduling/interval";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { zonedDay } from "@dure/domain/scheduling/zone";
import type { calendar_v3 } from "googleapis/build/src/apis/calendar/index.js";
import { connectionId } from "../../teams/connection/connection";
import type { BusyCalendar } from "./busy-times";
import { readCalendar, withCalendar } from "./google-calendar";

/**
 * Busy times without the event that is about to move, which must not stand in its own way. Free/busy answers don't
 * say whose a time is, so what else lies in the event's time is read from its calendar.
 */
export async function withoutOwnEvent(
  teamId: string,
  event: ScheduledEvent,
  busy: readonly BusyCalendar[],
): Promise<BusyCalendar[]> {
  const own = toInterval(event.date_range);
  const isOwn = ({ calendar, busy: times }: BusyCalendar) =>
    calendar.provider === event.dest_cal?.provider &&
    calendar.email === event.dest_cal.email &&
    calendar.id === event.dest_cal.id &&
    times.some((one) => overlaps(one, own));
  return Promise.all(
    busy.map(async (one) =>
      isOwn(one) ? { ...one, busy: [...subtract(one.busy, [own]), ...(await othersIn(teamId, event, own))] } : one,
    ),
  );
}

async function othersIn(teamId: string, event: ScheduledEvent, own: Interval): Promise<Interval[]> {
  const { dest_cal: calendar, host } = event;
  if (!calendar) return [];
  const account = { teamId, connectionId: connectionId(calendar.provider, host.id, calendar.email) };
  const { data } = await readCalendar(() =>
    withCalendar(account, (api) =>
      api.events.list({
        calendarId: calendar.id,
        timeMin: new Date(own.start).toISOString(),
        timeMax: new Date(own.end).toISOString(),
        singleEvents: true,
        maxResults: 250,
      }),
    ),
  );
  return (data.items ?? [])
    .filter((item) => item.id !== event.calendar_event_id && blocks(item))
    .map((item) => timeOf(item, data.timeZone ?? "UTC"));
}

const blocks = ({ status, transparency, eventType, attendees }: calendar_v3.Schema$Event): boolean =>
  status !== "cancelled" &&
  transparency !== "transparent" &&
  eventType !== "workingLocation" &&
  !attendees?.some(({ self, responseStatus }) => self && responseStatus === "declined");

function timeOf({ start, end }: calendar_v3.Schema$Event, zone: string): Interval {
  const at = (time: typeof start) => (time?.date ? zonedDay(zone, time.date).start : Date.parse(time?.dateTime ?? ""));
  return { start: at(start), end: at(end) };
}
