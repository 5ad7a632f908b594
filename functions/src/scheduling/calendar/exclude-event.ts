import type { HostedEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { type Interval, overlaps, subtract, toInterval } from "@dure/domain/scheduling/slots/interval";
import { type BusyCalendar, readEvents } from "./read-calendars";

/**
 * Busy times without an event that is about to move, which must not block its own move. Free/busy answers don't name
 * events, so the other events within its time are read from its calendar.
 */
export async function excludeEvent(
  teamId: string,
  event: HostedEvent,
  busy: readonly BusyCalendar[],
): Promise<BusyCalendar[]> {
  const eventTime = toInterval(event.date_range);
  const holdsEvent = ({ calendar, busy: times }: BusyCalendar) =>
    calendar.provider === event.dest_cal?.provider &&
    calendar.email === event.dest_cal.email &&
    calendar.id === event.dest_cal.id &&
    times.some((one) => overlaps(one, eventTime));
  return Promise.all(
    busy.map(async (one) =>
      holdsEvent(one)
        ? { ...one, busy: [...subtract(one.busy, [eventTime]), ...(await othersIn(teamId, event, eventTime))] }
        : one,
    ),
  );
}

async function othersIn(teamId: string, event: HostedEvent, eventTime: Interval): Promise<Interval[]> {
  const { dest_cal: calendar, host } = event;
  if (!calendar) return [];
  const [read] = await readEvents({ teamId, userId: host.id, calendars: [calendar], range: eventTime });
  const others = read?.events.filter(({ id, blocks }) => id !== event.calendar_event_id && blocks) ?? [];
  return others.map(({ time }) => time);
}
