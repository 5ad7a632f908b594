import { formatInZone, parseTime } from "../../src/stand-in/zones";
import type { Account, Calendar } from "../state";
import type { Attendee, EventTime, StoredEvent } from "./event";
import type { Occurrence } from "./spans";

const ETAG_BASE = 3_500_000_000_000_000;

export interface Viewing {
  account: Account;
  calendar: Calendar;
  /** The zone of the times in the response; by default the calendar's. */
  timeZone?: string | undefined;
}

export function etagOf({ revision }: StoredEvent): string {
  return `"${ETAG_BASE + revision}"`;
}

/** Converts an event to Google's resource. */
export function viewEvent(stored: StoredEvent, viewing: Viewing): Record<string, unknown> {
  const { more, creator, attendees, ...event } = stored.event;
  const { account, calendar } = viewing;
  const isPrimary = calendar.id === account.email;
  return {
    kind: "calendar#event",
    etag: etagOf(stored),
    htmlLink: `https://www.google.com/calendar/event?eid=${Buffer.from(`${event.id} ${calendar.id}`).toString("base64url")}`,
    ...event,
    ...more,
    creator: { email: creator, ...(creator === account.email ? { self: true } : {}) },
    organizer: { email: calendar.id, ...(isPrimary ? {} : { displayName: calendar.summary }), self: true },
    start: viewTime(event.start, viewing),
    end: viewTime(event.end, viewing),
    ...(attendees ? { attendees: attendees.map((attendee) => viewAttendee(attendee, calendar)) } : {}),
  };
}

/** Converts an occurrence of a recurring event to an event resource. */
export function viewInstance(stored: StoredEvent, occurrence: Occurrence, viewing: Viewing): Record<string, unknown> {
  const { recurrence: _, ...event } = stored.event;
  const { start, end, original = start } = occurrence;
  const stamp = "date" in original ? original.date : new Date(original.dateTime).toISOString().slice(0, 19);
  const basic = stamp.replace(/[-:]/g, "") + ("date" in original ? "" : "Z");
  const instance = { ...event, id: `${event.id}_${basic}`, start, end };
  return {
    ...viewEvent({ ...stored, event: instance }, viewing),
    recurringEventId: event.id,
    originalStartTime: viewTime(original, viewing),
  };
}

function viewTime(time: EventTime, { calendar, timeZone }: Viewing): EventTime {
  if ("date" in time) return time;
  const timeMs = parseTime(time.dateTime) ?? 0;
  return { dateTime: formatInZone(timeMs, timeZone ?? calendar.timeZone), timeZone: time.timeZone };
}

function viewAttendee(attendee: Attendee, calendar: Calendar): Attendee & { self?: true; organizer?: true } {
  return attendee.email === calendar.id ? { ...attendee, self: true, organizer: true } : attendee;
}
