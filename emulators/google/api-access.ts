import { bearerToken, type StandInRequest } from "../src/stand-in/request";
import { findAccount } from "./accounts";
import { insufficientPermissions, notFound, unauthorized, writerAccessNeeded } from "./api-error";
import { type Google, nowMs } from "./google";
import type { AccessToken, Account, Calendar, CalendarEntry } from "./state";

const AUTH = "https://www.googleapis.com/auth/";
const calendarScopes = (...names: string[]) => ["calendar", ...names].map((name) => AUTH + name);

/** Any one scope of a list is sufficient. */
export const SCOPES = {
  listCalendars: calendarScopes("calendar.readonly", "calendar.calendarlist", "calendar.calendarlist.readonly"),
  freeBusy: calendarScopes("calendar.readonly", "calendar.freebusy", "calendar.events.freebusy"),
  readEvents: calendarScopes(
    ...["calendar.readonly", "calendar.events", "calendar.events.readonly"],
    ...["calendar.events.owned", "calendar.events.owned.readonly", "calendar.app.created"],
  ),
  sendMail: ["https://mail.google.com/", `${AUTH}gmail.send`, `${AUTH}gmail.compose`, `${AUTH}gmail.modify`],
  writeEvents: calendarScopes("calendar.events", "calendar.events.owned", "calendar.app.created"),
} as const;

/** The caller's valid access token; else 401. */
export function liveToken(google: Google, request: StandInRequest): AccessToken {
  const given = bearerToken(request);
  const token = google.file.data.accessTokens.find((candidate) => candidate.token === given);
  return token && token.expiresAtMs > nowMs() ? token : unauthorized(given !== undefined);
}

/** The caller's account if the token has one of the scopes; else 401 or 403. */
export function callerWith(google: Google, request: StandInRequest, scopes: readonly string[]): Account {
  const token = liveToken(google, request);
  if (!token.scopes.some((scope) => scopes.includes(scope))) insufficientPermissions(scopes);
  return findAccount(google.file.data, token.email) ?? unauthorized(true);
}

export interface OpenCalendar {
  calendar: Calendar;
  entry: CalendarEntry;
}

/** A calendar of the caller's list by its id or `primary`; undefined if it is not listed. */
export function findCalendar(google: Google, account: Account, id: string): OpenCalendar | undefined {
  const { entries, calendars } = google.file.data;
  const calendarId = id === "primary" ? account.email : id.toLowerCase();
  const entry = entries.find(
    (candidate) =>
      candidate.email === account.email && candidate.calendarId.toLowerCase() === calendarId && !candidate.unlisted,
  );
  const calendar = calendars.find((candidate) => candidate.id === entry?.calendarId);
  return entry && calendar ? { entry, calendar } : undefined;
}

export function openCalendar(google: Google, account: Account, id: string): OpenCalendar {
  return findCalendar(google, account, id) ?? notFound();
}

export function openForWriting(google: Google, account: Account, id: string): OpenCalendar {
  const open = openCalendar(google, account, id);
  return open.entry.accessRole === "owner" ? open : writerAccessNeeded();
}
