import { json, type Reply } from "../../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../../src/stand-in/request";
import { isRecord, text } from "../../src/stand-in/values";
import { formatInZone, isTimeZone, parseTime } from "../../src/stand-in/zones";
import { callerWith, findCalendar, SCOPES } from "../api-access";
import { badRequest, timeRangeEmpty } from "../api-error";
import type { Google } from "../google";
import type { Account, Calendar, GoogleState } from "../state";
import type { CalendarEvent } from "./event";
import { occurrencesIn, type Span } from "./spans";

const MAX_CALENDARS = 50;
/** Google's undocumented limit of a range. */
const MAX_RANGE_MS = 90 * 86_400_000;

/** `freebusy.query` */
export function queryFreeBusy(google: Google, request: StandInRequest): Reply {
  const account = callerWith(google, request, SCOPES.freeBusy);
  const body = objectBody(request);
  const window = readWindow(body);
  const timeZone = readTimeZone(body.timeZone);
  const limit = readLimit(body.calendarExpansionMax);
  const ids = readItems(body.items);
  const calendars = Object.fromEntries(
    ids.map((id) => {
      if (ids.length > limit) return [id, failure("tooManyCalendarsRequested")];
      return [id, busyOf(google, account, { id, window, timeZone })];
    }),
  );
  const at = (timeMs: number) => new Date(timeMs).toISOString();
  return json(200, { kind: "calendar#freeBusy", timeMin: at(window.startMs), timeMax: at(window.endMs), calendars });
}

function readWindow(body: Record<string, unknown>): Span {
  const time = (name: string) => {
    if (body[name] === undefined) return badRequest("required", `Missing ${name} parameter.`, name);
    return parseTime(body[name]) ?? badRequest("badRequest", "Bad Request", name);
  };
  const window = { startMs: time("timeMin"), endMs: time("timeMax") };
  if (window.endMs <= window.startMs) timeRangeEmpty();
  if (window.endMs - window.startMs > MAX_RANGE_MS) {
    badRequest("timeRangeTooLong", "The requested time range is too long.", "timeMax", "calendar");
  }
  return window;
}

function readTimeZone(value: unknown): string {
  if (value === undefined) return "UTC";
  return isTimeZone(value) ? value : badRequest("invalid", "Invalid time zone.", "timeZone");
}

function readLimit(value: unknown): number {
  if (value === undefined) return MAX_CALENDARS;
  const fits = typeof value === "number" && Number.isInteger(value) && value > 0 && value <= MAX_CALENDARS;
  return fits ? value : badRequest("invalid", "Invalid value for: calendarExpansionMax", "calendarExpansionMax");
}

function readItems(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.map(
    (item) => (isRecord(item) && text(item.id)) || badRequest("required", "Missing calendar id.", "items"),
  );
}

function failure(reason: string) {
  return { errors: [{ domain: "global", reason }], busy: [] };
}

function busyOf(
  google: Google,
  account: Account,
  { id, window, timeZone }: { id: string; window: Span; timeZone: string },
) {
  const open = findCalendar(google, account, id);
  if (!open) return failure("notFound");
  const spans = busySpans(google.file.data, open.calendar, window);
  return {
    busy: spans.map(({ startMs, endMs }) => ({
      start: formatInZone(startMs, timeZone),
      end: formatInZone(endMs, timeZone),
    })),
  };
}

/** Busy times, clipped to the window, sorted, and merged if they touch. */
function busySpans(state: GoogleState, calendar: Calendar, window: Span): Span[] {
  const spans = state.events
    .filter(({ calendarId, event }) => calendarId === calendar.id && blocks(event, calendar))
    .flatMap((stored) => occurrencesIn(stored, calendar.timeZone, window))
    .map(({ startMs, endMs }) => ({
      startMs: Math.max(startMs, window.startMs),
      endMs: Math.min(endMs, window.endMs),
    }))
    .filter(({ startMs, endMs }) => endMs > startMs)
    .sort((a, b) => a.startMs - b.startMs);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.startMs <= last.endMs) last.endMs = Math.max(last.endMs, span.endMs);
    else joined.push(span);
  }
  return joined;
}

function blocks(event: CalendarEvent, calendar: Calendar): boolean {
  const own = event.attendees?.find((attendee) => attendee.email === calendar.id);
  return (
    event.status !== "cancelled" &&
    event.transparency !== "transparent" &&
    event.more.eventType !== "workingLocation" &&
    own?.responseStatus !== "declined"
  );
}
