import { json, type Reply, ReplyError } from "../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { isEmail, isRecord, text } from "../src/stand-in/values";
import { isTimeZone } from "../src/stand-in/zones";
import { ensureAccount } from "./accounts";
import { openCalendar } from "./api-access";
import type { Exceptions, StoredEvent } from "./calendar/event";
import { saveEvent } from "./calendar/event-store";
import { viewEvent } from "./calendar/event-view";
import { createEvent } from "./calendar/event-write";
import type { Google } from "./google";
import { revokeGrant } from "./oauth/revoke";

/**
 * Routes by which a test changes accounts and events, and reads a calendar's events. Their body is JSON with an
 * `email`.
 */
export function hookRoutes(google: Google): Route[] {
  return [
    route("POST", "/__accounts", (request) => addAccount(google, request)),
    route("POST", "/__events", (request) => addEvent(google, request)),
    route("GET", "/__events", ({ query }) => json(200, eventsOf(google, query.get("calendarId") ?? ""))),
    route("POST", "/__expire", (request) => expireTokens(google, request)),
    route("POST", "/__revoke-grant", (request) => {
      revokeGrant(google, emailIn(objectBody(request)));
      return json(200, {});
    }),
    route("POST", "/__unlist-calendar", (request) => unlistCalendar(google, request)),
    route("POST", "/__list-calendar", (request) => listCalendar(google, request)),
    route("POST", "/__expire-sync", () => expireSyncTokens(google)),
  ];
}

/** Adds an account: {email, name?, timeZone?}. An existing account is unchanged. */
function addAccount(google: Google, request: StandInRequest): Reply {
  const body = objectBody(request);
  if (body.timeZone !== undefined && !isTimeZone(body.timeZone)) throw hookError("timeZone is not a time zone");
  const account = ensureAccount(google.file.data, emailIn(body), {
    name: text(body.name),
    timeZone: text(body.timeZone),
  });
  google.file.changed();
  return json(200, account);
}

/**
 * Adds an event as if its owner had created it: {email, calendarId?, event, exceptions?}. The exceptions of a recurring
 * event are days that are `cancelled` or `moved` ({start, end} by day).
 */
function addEvent(google: Google, request: StandInRequest): Reply {
  const body = objectBody(request);
  if (!isRecord(body.event)) throw hookError("event is missing");
  const account = ensureAccount(google.file.data, emailIn(body));
  const open = openCalendar(google, account, text(body.calendarId) ?? "primary");
  const event = createEvent(google, { ...open, account, body: { summary: "Busy", ...body.event } });
  const { cancelled = [], moved = {} } = isRecord(body.exceptions) ? body.exceptions : {};
  const exceptions = { cancelled, moved } as Exceptions;
  return json(200, viewEvent(saveEvent(google, open.calendar.id, event, exceptions), { ...open, account }));
}

/** A calendar's events, deleted ones too. Tests ask often, and the whole state of a busy stand-in is megabytes. */
const eventsOf = ({ file }: Google, calendarId: string): StoredEvent["event"][] =>
  file.data.events.filter((stored) => stored.calendarId === calendarId).map(({ event }) => event);

/** Takes a calendar from an account, as if it were deleted or no longer shared: {email, calendarId}. */
function unlistCalendar(google: Google, request: StandInRequest): Reply {
  const entry = entryIn(google, objectBody(request));
  entry.unlisted = true;
  google.file.changed();
  return json(200, entry);
}

/** Undoes `unlistCalendar`. */
function listCalendar(google: Google, request: StandInRequest): Reply {
  const entry = entryIn(google, objectBody(request));
  delete entry.unlisted;
  google.file.changed();
  return json(200, entry);
}

function entryIn({ file }: Google, body: Record<string, unknown>) {
  const email = emailIn(body);
  const entry = file.data.entries.find((one) => one.email === email && one.calendarId === body.calendarId);
  if (!entry) throw hookError("there is no such calendar");
  return entry;
}

function expireTokens(google: Google, request: StandInRequest): Reply {
  const email = emailIn(objectBody(request));
  const tokens = google.file.data.accessTokens.filter((token) => token.email === email);
  for (const token of tokens) token.expiresAtMs = 0;
  google.file.changed();
  return json(200, { expired: tokens.length });
}

/** Expires all sync tokens: they answer 410. */
function expireSyncTokens(google: Google): Reply {
  const { data } = google.file;
  data.revision += 1;
  data.oldestSyncRevision = data.revision;
  google.file.changed();
  return json(200, {});
}

function emailIn(body: Record<string, unknown>): string {
  if (!isEmail(body.email)) throw hookError("email is missing or not valid");
  return body.email.toLowerCase();
}

function hookError(message: string): ReplyError {
  return new ReplyError(json(400, { error: message }));
}
