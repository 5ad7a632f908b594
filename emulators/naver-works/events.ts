import { randomUUID } from "node:crypto";
import { empty, json, type Reply } from "../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../src/stand-in/request";
import { parseTime } from "../src/stand-in/zones";
import { openCalendar } from "./access";
import { instantOf, readComponents } from "./components";
import type { StoredEvent, WorksCalendar } from "./state";
import type { Works } from "./works";
import { refuse } from "./works-error";

const MAX_RANGE_MS = 31 * 86_400_000;

/** `GET …/calendars/{calendarId}/events`: at most 31 days. Recurring events are listed with their rule only. */
export function listEvents(works: Works, request: StandInRequest): Reply {
  const { calendarId } = openCalendar(works, request);
  const [fromMs, untilMs] = [readTime(request, "fromDateTime"), readTime(request, "untilDateTime")];
  if (untilMs <= fromMs) refuse(400, "untilDateTime must be after fromDateTime.");
  if (untilMs - fromMs > MAX_RANGE_MS) refuse(400, "The range must not be longer than 31 days.");
  const touches = ({ components }: StoredEvent) =>
    components.some(
      ({ start, end, recurrence }) => instantOf(start) < untilMs && (recurrence || endOf(start, end) > fromMs),
    );
  const found = works.file.data.events.filter((stored) => stored.calendarId === calendarId && touches(stored));
  return json(200, { events: found.map(view) });
}

function readTime(request: StandInRequest, name: string): number {
  const value = request.query.get(name) ?? "";
  const timeMs = /[+-]\d{2}:\d{2}$/.test(value) ? parseTime(value) : undefined;
  return timeMs ?? refuse(400, `${name} must be YYYY-MM-DDThh:mm:ss with an offset.`);
}

/** The end of an event. An all-day event without a later end lasts until midnight. */
const endOf = (start: StoredEvent["components"][number]["start"], end: typeof start): number =>
  start.date && (!end.date || end.date <= start.date) ? instantOf(start) + 86_400_000 : instantOf(end);

/** `GET …/events/{eventId}` */
export const getEvent = (works: Works, request: StandInRequest): Reply => json(200, view(openEvent(works, request)));

/** `POST …/events`: 201; an id in the request must be free. */
export function createEvent(works: Works, request: StandInRequest): Reply {
  return json(201, view(addEvent(works, openCalendar(works, request), objectBody(request))));
}

export function addEvent({ file }: Works, calendar: WorksCalendar, body: Record<string, unknown>): StoredEvent {
  const { eventId = randomUUID(), components } = readComponents(body);
  const { calendarId } = calendar;
  if (file.data.events.some((one) => one.calendarId === calendarId && one.eventId === eventId))
    refuse(409, "The eventId is already in use.");
  const stored = { calendarId, eventId, components, changes: 0 };
  file.data.events.push(stored);
  file.changed();
  return stored;
}

/** `PUT …/events/{eventId}`: removes what the body omits. */
export function replaceEvent(works: Works, request: StandInRequest): Reply {
  const stored = openEvent(works, request);
  stored.components = readComponents(objectBody(request)).components;
  stored.changes += 1;
  works.file.changed();
  return json(200, view(stored));
}

/** `DELETE …/events/{eventId}`: 204, and 404 the second time. */
export function deleteEvent(works: Works, request: StandInRequest): Reply {
  const stored = openEvent(works, request);
  works.file.data.events = works.file.data.events.filter((one) => one !== stored);
  works.file.changed();
  return empty(204);
}

function openEvent(works: Works, request: StandInRequest): StoredEvent {
  const { calendarId } = openCalendar(works, request);
  const { eventId } = request.params;
  const own = works.file.data.events.filter((one) => one.calendarId === calendarId);
  return own.find((one) => one.eventId === eventId) ?? refuse(404, "Event not found.");
}

const view = ({ eventId, calendarId, components }: StoredEvent) => ({
  eventComponents: components.map((component) => ({ eventId, ...component })),
  organizerCalendarId: calendarId,
});
