import { randomBytes } from "node:crypto";
import type { OAuthAccount } from "../../src/oauth/oauth-state";
import { empty, json, type Reply } from "../../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../../src/stand-in/request";
import { callerWith, openCalendar } from "../access";
import { notFound, refuse } from "../graph-error";
import type { Microsoft } from "../microsoft";
import type { MicrosoftCalendar } from "../state";
import type { StoredEvent } from "./event";
import { readFields } from "./read-event";
import { readSeries } from "./series";
import { notifySubscribers } from "./subscriptions";
import { viewEvent } from "./view";

const CALENDARS = "Calendars.ReadWrite";

/** `POST /me/calendars/{id}/events`: 201, or 409 for a used transactionId. */
export function createEvent(microsoft: Microsoft, request: StandInRequest): Reply {
  const account = callerWith(microsoft, request, CALENDARS);
  const calendar = openCalendar(microsoft, account, request.params.calendarId ?? "");
  if (!calendar.canEdit) refuse(403, "ErrorAccessDenied", "Access is denied. Check credentials and try again.");
  const stored = addEvent(microsoft, account, { calendar, body: objectBody(request) });
  return json(201, view(stored, request));
}

/** Creates an event from a request body, with a generated id. */
export function addEvent(
  microsoft: Microsoft,
  { email }: OAuthAccount,
  { calendar, body }: { calendar: MicrosoftCalendar; body: Record<string, unknown> },
): StoredEvent {
  const { file } = microsoft;
  const fields = readFields(body);
  const { transactionId } = fields;
  if (transactionId) {
    if (file.data.transactions.some((one) => one.email === email && one.transactionId === transactionId))
      refuse(409, "ErrorDuplicateTransactionId", "The TransactionId specified in the request has already been used.");
    file.data.transactions.push({ email, transactionId });
  }
  const stored: StoredEvent = {
    id: `AAMkAD${randomBytes(30).toString("base64url")}=`,
    email,
    calendarId: calendar.id,
    createdDateTime: new Date().toISOString(),
    changes: 0,
    fields: withMeeting({ ...fields }, email),
    series: readSeries(body),
  };
  file.data.events.push(stored);
  file.changed();
  notifySubscribers(microsoft, "created", stored);
  return stored;
}

/** `PATCH /me/events/{id}`; a transactionId can't be changed. */
export function changeEvent(microsoft: Microsoft, request: StandInRequest): Reply {
  const account = callerWith(microsoft, request, CALENDARS);
  const stored = openEvent(microsoft, account, request);
  const { transactionId: _, ...body } = objectBody(request);
  const { onlineMeeting } = stored.fields;
  // As in Graph, replacing the body removes the online meeting.
  const keepsMeeting = stored.fields.isOnlineMeeting && body.body === undefined;
  const fields = readFields({
    ...stored.fields,
    ...body,
    ...(!keepsMeeting && !("isOnlineMeeting" in body) && { isOnlineMeeting: false }),
  });
  stored.fields = keepsMeeting ? { ...fields, onlineMeeting } : withMeeting(fields, account.email);
  stored.changes += 1;
  microsoft.file.changed();
  notifySubscribers(microsoft, "updated", stored);
  return json(200, view(stored, request));
}

/** `DELETE /me/events/{id}`: 204, and 404 the second time. */
export function deleteEvent(microsoft: Microsoft, request: StandInRequest): Reply {
  const account = callerWith(microsoft, request, CALENDARS);
  const stored = openEvent(microsoft, account, request);
  microsoft.file.data.events = microsoft.file.data.events.filter((one) => one !== stored);
  microsoft.file.changed();
  notifySubscribers(microsoft, "deleted", stored);
  return empty(204);
}

function openEvent({ file }: Microsoft, { email }: OAuthAccount, request: StandInRequest): StoredEvent {
  return file.data.events.find((one) => one.id === request.params.eventId && one.email === email) ?? notFound();
}

const view = (stored: StoredEvent, request: StandInRequest) =>
  viewEvent({ ...stored, type: "singleInstance", seriesMasterId: null }, request);

/** Adds a Teams meeting if the event asks for one. Only company accounts have Teams. */
function withMeeting(fields: StoredEvent["fields"], email: string): StoredEvent["fields"] {
  const isPersonal = /@(outlook|hotmail|live)\./.test(email);
  if (!fields.isOnlineMeeting || isPersonal) return { ...fields, isOnlineMeeting: false, onlineMeeting: null };
  const joinUrl = `https://teams.microsoft.com/l/meetup-join/${randomBytes(12).toString("hex")}`;
  return { ...fields, onlineMeeting: { joinUrl } };
}
