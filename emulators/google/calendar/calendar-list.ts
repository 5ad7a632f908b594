import { json, type Reply } from "../../src/stand-in/reply";
import type { StandInRequest } from "../../src/stand-in/request";
import { callerWith, type OpenCalendar, openCalendar, SCOPES } from "../api-access";
import { badRequest } from "../api-error";
import type { Google } from "../google";
import { pageOf } from "./paging";
import { readSyncToken, writeSyncToken } from "./sync-token";

const PAGE_SIZES = { usual: 100, max: 250 };
const ROLES = ["freeBusyReader", "reader", "writer", "owner"];
/** The key of the list's sync tokens. The list never changes. */
const LIST_KEY = "calendarList";
const ETAG = '"1"';

/** `calendarList.list` */
export function listCalendars(google: Google, request: StandInRequest): Reply {
  const { query } = request;
  const account = callerWith(google, request, SCOPES.listCalendars);
  const state = google.file.data;
  const syncToken = query.get("syncToken");
  if (syncToken) readSyncToken(state, LIST_KEY, syncToken);
  const least = ROLES.indexOf(query.get("minAccessRole") ?? "freeBusyReader");
  if (least < 0) badRequest("invalid", "Invalid value for: minAccessRole", "minAccessRole");
  const all = state.entries
    .filter((entry) => entry.email === account.email && !entry.unlisted && !syncToken)
    .filter((entry) => ROLES.indexOf(entry.accessRole) >= least)
    .map((entry) => viewCalendar(openCalendar(google, account, entry.calendarId)));
  const { items, nextPageToken } = pageOf(all, query, PAGE_SIZES);
  const nextSyncToken = nextPageToken ? undefined : writeSyncToken(state, LIST_KEY);
  return json(200, { kind: "calendar#calendarList", etag: ETAG, nextPageToken, nextSyncToken, items });
}

/** `calendarList.get` */
export function getCalendarEntry(google: Google, request: StandInRequest): Reply {
  const account = callerWith(google, request, SCOPES.listCalendars);
  return json(200, viewCalendar(openCalendar(google, account, request.params.calendarId ?? "")));
}

/** `calendars.get` */
export function getCalendar(google: Google, request: StandInRequest): Reply {
  const account = callerWith(google, request, SCOPES.listCalendars);
  const { calendar } = openCalendar(google, account, request.params.calendarId ?? "");
  return json(200, { kind: "calendar#calendar", etag: ETAG, ...calendar });
}

function viewCalendar({ calendar, entry }: OpenCalendar): Record<string, unknown> {
  return {
    kind: "calendar#calendarListEntry",
    etag: ETAG,
    ...calendar,
    colorId: "14",
    backgroundColor: entry.backgroundColor,
    foregroundColor: "#000000",
    selected: true,
    accessRole: entry.accessRole,
    defaultReminders: entry.primary ? [{ method: "popup", minutes: 30 }] : [],
    ...(entry.primary ? { primary: true } : {}),
    conferenceProperties: { allowedConferenceSolutionTypes: ["hangoutsMeet"] },
  };
}
