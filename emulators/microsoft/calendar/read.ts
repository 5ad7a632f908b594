import { findIana } from "windows-iana";
import { json, type Reply } from "../../src/stand-in/reply";
import type { StandInRequest } from "../../src/stand-in/request";
import { parseTime } from "../../src/stand-in/zones";
import { callerWith, openCalendar } from "../access";
import { badRequest, notFound } from "../graph-error";
import type { Microsoft } from "../microsoft";
import { instancesIn } from "./series";
import { pageOf, viewEvent } from "./view";

const CALENDARS = "Calendars.ReadWrite";

/** `GET /me/calendars` */
export function listCalendars(microsoft: Microsoft, request: StandInRequest): Reply {
  const account = callerWith(microsoft, request, CALENDARS);
  const own = microsoft.file.data.calendars.filter(({ email }) => email === account.email);
  const { items, next } = pageOf(own, request);
  const value = items.map(({ email, ...calendar }) => ({ ...calendar, owner: { name: account.name, address: email } }));
  return list(value, next);
}

/** `GET /me/calendars/{id}/calendarView` */
export function calendarView(microsoft: Microsoft, request: StandInRequest): Reply {
  const account = callerWith(microsoft, request, CALENDARS);
  const calendar = openCalendar(microsoft, account, request.params.calendarId ?? "");
  const window = { startMs: readTime(request, "startDateTime"), endMs: readTime(request, "endDateTime") };
  if (window.endMs <= window.startMs) badRequest("The end of the range must be after its start.");
  const { events, zones } = microsoft.file.data;
  const zone = findIana(zones[account.email] ?? "")[0] ?? zones[account.email] ?? "UTC";
  const found = events
    .filter(({ calendarId }) => calendarId === calendar.id)
    .flatMap((stored) => instancesIn(stored, zone, window));
  const { items, next } = pageOf(found, request);
  return list(
    items.map((instance) => viewEvent(instance, request)),
    next,
  );
}

/** `GET /me/calendars/{id}/events`, filtered by an extended property. Recurring events are listed as series masters. */
export function listEvents(microsoft: Microsoft, request: StandInRequest): Reply {
  const account = callerWith(microsoft, request, CALENDARS);
  const calendar = openCalendar(microsoft, account, request.params.calendarId ?? "");
  const filter = request.query.get("$filter") ?? "";
  const [, id, value] =
    /^singleValueExtendedProperties\/Any\(ep: ep\/id eq '([^']+)' and ep\/value eq '([^']+)'\)$/.exec(filter) ?? [];
  if (filter && !id) badRequest(`$filter is not served: ${filter}`);
  const found = microsoft.file.data.events.filter(
    ({ calendarId, fields }) =>
      calendarId === calendar.id &&
      (!filter || fields.singleValueExtendedProperties.some((one) => one.id === id && one.value === value)),
  );
  const { items, next } = pageOf(found, request);
  return list(
    items.map((stored) => viewEvent({ ...stored, type: "singleInstance", seriesMasterId: null }, request)),
    next,
  );
}

/** `GET /me/events/{id}` */
export function getEvent(microsoft: Microsoft, request: StandInRequest): Reply {
  const account = callerWith(microsoft, request, CALENDARS);
  const { events } = microsoft.file.data;
  const stored = events.find(({ id, email }) => id === request.params.eventId && email === account.email) ?? notFound();
  return json(200, viewEvent({ ...stored, type: "singleInstance", seriesMasterId: null }, request));
}

/** `GET /me/mailboxSettings/timeZone` */
export function mailboxZone(microsoft: Microsoft, request: StandInRequest): Reply {
  const account = callerWith(microsoft, request, "MailboxSettings.Read");
  return json(200, { value: microsoft.file.data.zones[account.email] });
}

const list = (value: object[], next: string | undefined): Reply =>
  json(200, { value, ...(next && { "@odata.nextLink": next }) });

function readTime(request: StandInRequest, name: string): number {
  const text = request.query.get(name) ?? "";
  return parseTime(text, "UTC") ?? badRequest(`This request requires a time range: ${name} is missing or not valid.`);
}
