import { empty, json, type Reply } from "../../src/stand-in/reply";
import { header, type StandInRequest } from "../../src/stand-in/request";
import { isTimeZone } from "../../src/stand-in/zones";
import { callerWith, openCalendar, SCOPES } from "../api-access";
import { badRequest } from "../api-error";
import type { Google } from "../google";
import { type ListQuery, readListQuery, selectEvents } from "./event-select";
import { requireEvent } from "./event-store";
import { etagOf, viewEvent } from "./event-view";
import { pageOf } from "./paging";
import { writeSyncToken } from "./sync-token";

const PAGE_SIZES = { usual: 250, max: 2500 };

/** `events.get`; a deleted event is returned as canceled. */
export function getEvent(google: Google, request: StandInRequest): Reply {
  const account = callerWith(google, request, SCOPES.readEvents);
  const { calendar } = openCalendar(google, account, request.params.calendarId ?? "");
  const stored = requireEvent(google, calendar.id, request.params.eventId ?? "");
  const etag = etagOf(stored);
  if (header(request, "if-none-match") === etag) return empty(304, { etag });
  const timeZone = readTimeZone(request.query);
  return json(200, viewEvent(stored, { account, calendar, timeZone }), { etag });
}

/** `events.list`: all events, or the changes since a sync token. */
export function listEvents(google: Google, request: StandInRequest): Reply {
  const { query } = request;
  const account = callerWith(google, request, SCOPES.readEvents);
  const { calendar, entry } = openCalendar(google, account, request.params.calendarId ?? "");
  const viewing = { account, calendar, timeZone: readTimeZone(query) };
  const wanted = readListQuery(google.file.data, calendar.id, query);
  const { items, nextPageToken } = pageOf(selectEvents(google.file.data, wanted, viewing), query, PAGE_SIZES);
  const nextSyncToken =
    nextPageToken || !givesSyncToken(wanted) ? undefined : writeSyncToken(google.file.data, calendar.id);
  return json(200, {
    kind: "calendar#events",
    etag: `"p${google.file.data.revision}"`,
    summary: calendar.summary,
    timeZone: viewing.timeZone ?? calendar.timeZone,
    accessRole: entry.accessRole,
    defaultReminders: [{ method: "popup", minutes: 30 }],
    nextPageToken,
    nextSyncToken,
    items,
  });
}

/** Google returns no sync token for a list that is filtered in these ways. */
function givesSyncToken(wanted: ListQuery): boolean {
  const { orderBy, search, iCalUID, updatedMinMs, properties } = wanted;
  return !orderBy && !search && !iCalUID && updatedMinMs === undefined && properties.length === 0;
}

function readTimeZone(query: URLSearchParams): string | undefined {
  const timeZone = query.get("timeZone");
  if (timeZone === null) return undefined;
  return isTimeZone(timeZone) ? timeZone : badRequest("invalid", "Invalid time zone.", "timeZone");
}
