import { randomBytes } from "node:crypto";
import { empty, json, type Reply } from "../../src/stand-in/reply";
import { header, objectBody, type StandInRequest } from "../../src/stand-in/request";
import { text } from "../../src/stand-in/values";
import { callerWith, type OpenCalendar, openForWriting, SCOPES } from "../api-access";
import { badRequest, conditionNotMet, deleted, duplicate } from "../api-error";
import { type Google, isoNow } from "../google";
import type { Account } from "../state";
import { applyConference } from "./apply-conference";
import type { CalendarEvent, EventTime, StoredEvent } from "./event";
import { type EventInput, readEvent } from "./event-input";
import { asBody, merge, withoutNulls } from "./event-patch";
import { findEvent, requireEvent, saveEvent } from "./event-store";
import { etagOf, viewEvent } from "./event-view";
import { recordNotice } from "./notices";
import { timeOf } from "./spans";

interface Writing extends OpenCalendar {
  google: Google;
  request: StandInRequest;
  account: Account;
}

function begin(google: Google, request: StandInRequest): Writing {
  const account = callerWith(google, request, SCOPES.writeEvents);
  return { google, request, account, ...openForWriting(google, account, request.params.calendarId ?? "") };
}

/** `events.insert` */
export function insertEvent(google: Google, request: StandInRequest): Reply {
  const writing = begin(google, request);
  const body = objectBody(request);
  const event = createEvent(google, { ...writing, body });
  return finish(writing, event, { verb: "insert", conference: body.conferenceData });
}

/** Creates an event from a request body. An id in the body must use Google's alphabet and be free. */
export function createEvent(
  google: Google,
  { calendar, account, body }: OpenCalendar & { account: Account; body: Record<string, unknown> },
): CalendarEvent {
  const given = withoutNulls(body);
  if (given.id !== undefined && (typeof given.id !== "string" || !/^[a-v0-9]{5,1024}$/.test(given.id))) {
    badRequest("invalid", "Invalid resource id value.");
  }
  const id = text(given.id) ?? randomId();
  if (findEvent(google, calendar.id, id)) duplicate();
  const at = isoNow();
  const input = readEvent(given, calendar.timeZone);
  const sequence = typeof given.sequence === "number" && given.sequence > 0 ? given.sequence : 0;
  const iCalUID = text(given.iCalUID) ?? `${id}@google.com`;
  return { id, iCalUID, created: at, updated: at, sequence, creator: account.email, ...input };
}

/** `events.patch` */
export function patchEvent(google: Google, request: StandInRequest): Reply {
  const body = objectBody(request);
  return change(google, request, {
    verb: "patch",
    body: (old) => merge(asBody(old), body),
    conference: body.conferenceData,
  });
}

/** `events.update`: removes fields that the body omits, except the conference, which only version 1 changes. */
export function updateEvent(google: Google, request: StandInRequest): Reply {
  const body = objectBody(request);
  return change(google, request, { verb: "update", body: () => withoutNulls(body), conference: body.conferenceData });
}

interface Change {
  verb: string;
  body: (old: CalendarEvent) => Record<string, unknown>;
  conference: unknown;
}

function change(google: Google, request: StandInRequest, { verb, body, conference }: Change): Reply {
  const writing = begin(google, request);
  const stored = requireEvent(google, writing.calendar.id, request.params.eventId ?? "");
  checkIfMatch(request, stored);
  const old = stored.event;
  const wanted = body(old);
  const input = readEvent(wanted, writing.calendar.timeZone);
  const event: CalendarEvent = {
    id: old.id,
    iCalUID: old.iCalUID,
    created: old.created,
    updated: isoNow(),
    creator: old.creator,
    sequence: nextSequence(old, input, { sent: sentSequence(request), timeZone: writing.calendar.timeZone }),
    ...(old.conferenceData ? { conferenceData: old.conferenceData } : {}),
    ...(old.hangoutLink ? { hangoutLink: old.hangoutLink } : {}),
    ...input,
  };
  return finish(writing, event, { verb, conference });
}

/** `events.delete`: 204, and 410 the second time. */
export function deleteEvent(google: Google, request: StandInRequest): Reply {
  const { account: _, calendar } = begin(google, request);
  const stored = requireEvent(google, calendar.id, request.params.eventId ?? "");
  if (stored.event.status === "cancelled") deleted();
  checkIfMatch(request, stored);
  saveEvent(google, calendar.id, { ...stored.event, status: "cancelled", updated: isoNow() });
  recordNotice(google, calendar.id, { event: stored.event, verb: "delete", query: request.query });
  return empty(204);
}

function finish(
  writing: Writing,
  event: CalendarEvent,
  { verb, conference }: { verb: string; conference: unknown },
): Reply {
  const { google, request, calendar } = writing;
  const version = request.query.get("conferenceDataVersion");
  applyConference(google.file.data, event, { calendarId: calendar.id, version, requested: conference });
  const stored = saveEvent(google, calendar.id, event);
  recordNotice(google, calendar.id, { event, verb, query: request.query });
  return json(200, viewEvent(stored, writing), { etag: etagOf(stored) });
}

function checkIfMatch(request: StandInRequest, stored: StoredEvent): void {
  const wanted = header(request, "if-match");
  if (wanted !== undefined && wanted !== "*" && wanted !== etagOf(stored)) conditionNotMet();
}

function sentSequence(request: StandInRequest): number | undefined {
  const { sequence } = objectBody(request);
  return typeof sequence === "number" && Number.isInteger(sequence) ? sequence : undefined;
}

function nextSequence(
  old: CalendarEvent,
  input: EventInput,
  { sent, timeZone }: { sent: number | undefined; timeZone: string },
): number {
  if (sent !== undefined && sent < old.sequence) {
    badRequest(
      "invalid",
      "Invalid sequence value. The specified sequence number is below the current sequence number of the resource. Re-fetch the resource and use its sequence number on the following request.",
    );
  }
  if (sent !== undefined && sent > old.sequence) return sent;
  const same = (a: EventTime, b: EventTime) =>
    "date" in a === "date" in b && timeOf(a, timeZone) === timeOf(b, timeZone);
  const rule = (event: { recurrence?: string[] }) => event.recurrence?.join() ?? "";
  const unmoved = same(old.start, input.start) && same(old.end, input.end) && rule(old) === rule(input);
  return unmoved ? old.sequence : old.sequence + 1;
}

/** 26 characters of Google's alphabet, which is base32hex in lower case. */
function randomId(): string {
  return [...randomBytes(26)].map((byte) => (byte % 32).toString(32)).join("");
}
