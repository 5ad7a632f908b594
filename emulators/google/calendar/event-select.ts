import { isRecord } from "../../src/stand-in/values";
import { parseTime } from "../../src/stand-in/zones";
import { badRequest, timeRangeEmpty } from "../api-error";
import type { GoogleState } from "../state";
import type { CalendarEvent, StoredEvent } from "./event";
import { type Viewing, viewEvent, viewInstance } from "./event-view";
import { occurrencesIn, type Span } from "./spans";
import { readSyncToken } from "./sync-token";

/** How far an endless recurring event is listed without a timeMax. */
const OPEN_END_MS = 366 * 86_400_000;

export interface ListQuery {
  calendarId: string;
  window: { startMs: number | undefined; endMs: number | undefined };
  singleEvents: boolean;
  showDeleted: boolean;
  orderBy: string | undefined;
  search: string | undefined;
  iCalUID: string | undefined;
  updatedMinMs: number | undefined;
  /** Required extended properties, as `[private|shared, name, value]`. */
  properties: [string, string, string][];
  /** Lists only changes after this revision, including deleted events. */
  sinceRevision: number | undefined;
}

const NOT_WITH_SYNC_TOKEN = [
  ...["iCalUID", "orderBy", "privateExtendedProperty", "q", "sharedExtendedProperty"],
  ...["timeMin", "timeMax", "updatedMin"],
];

export function readListQuery(state: GoogleState, calendarId: string, query: URLSearchParams): ListQuery {
  const syncToken = query.get("syncToken");
  if (syncToken && NOT_WITH_SYNC_TOKEN.some((name) => query.has(name))) {
    badRequest(
      "syncTokenWithNonDefaultOrdering",
      "Sync token cannot be used with the other parameters given.",
      "syncToken",
    );
  }
  const window = { startMs: readTime(query, "timeMin"), endMs: readTime(query, "timeMax") };
  if (window.startMs !== undefined && window.endMs !== undefined && window.endMs <= window.startMs) timeRangeEmpty();
  const orderBy = query.get("orderBy") ?? undefined;
  const singleEvents = query.get("singleEvents") === "true";
  if (orderBy && orderBy !== "startTime" && orderBy !== "updated")
    badRequest("invalid", "Invalid value for: orderBy", "orderBy");
  if (orderBy === "startTime" && !singleEvents) {
    badRequest("badRequest", "The requested ordering is not available for the particular query.", "orderBy");
  }
  return {
    calendarId,
    window,
    singleEvents,
    showDeleted: query.get("showDeleted") === "true",
    orderBy,
    search: query.get("q")?.toLowerCase() || undefined,
    iCalUID: query.get("iCalUID") ?? undefined,
    updatedMinMs: readTime(query, "updatedMin"),
    properties: [...readProperties(query, "private"), ...readProperties(query, "shared")],
    sinceRevision: syncToken ? readSyncToken(state, calendarId, syncToken) : undefined,
  };
}

function readTime(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name);
  if (value === null) return undefined;
  return parseTime(value) ?? badRequest("badRequest", "Bad Request", name);
}

function readProperties(query: URLSearchParams, kind: string): [string, string, string][] {
  return query.getAll(`${kind}ExtendedProperty`).map((pair) => {
    const at = pair.indexOf("=");
    return at > 0 ? [kind, pair.slice(0, at), pair.slice(at + 1)] : badRequest("invalid", "Invalid extended property.");
  });
}

/** The events of a query, sorted. */
export function selectEvents(state: GoogleState, wanted: ListQuery, viewing: Viewing): Record<string, unknown>[] {
  const withDeleted = wanted.showDeleted || wanted.sinceRevision !== undefined;
  const chosen = state.events.filter(
    ({ calendarId, revision, event }) =>
      calendarId === wanted.calendarId &&
      revision > (wanted.sinceRevision ?? -1) &&
      (withDeleted || event.status !== "cancelled") &&
      fits(event, wanted),
  );
  const rows = chosen.flatMap((stored) => rowsOf(stored, wanted, viewing));
  if (wanted.orderBy === "startTime") rows.sort((a, b) => a.startMs - b.startMs);
  else rows.sort((a, b) => a.revision - b.revision);
  return rows.map((row) => row.resource);
}

function fits(event: CalendarEvent, wanted: ListQuery): boolean {
  const { description, location, extendedProperties } = event.more;
  const words = [event.summary, description, location, ...(event.attendees ?? []).map((one) => one.email)];
  const has = ([kind, name, value]: [string, string, string]) => {
    const properties = isRecord(extendedProperties) ? extendedProperties[kind] : undefined;
    return isRecord(properties) && properties[name] === value;
  };
  return (
    (!wanted.iCalUID || event.iCalUID === wanted.iCalUID) &&
    (wanted.updatedMinMs === undefined || Date.parse(event.updated) >= wanted.updatedMinMs) &&
    (!wanted.search || words.join("\n").toLowerCase().includes(wanted.search)) &&
    wanted.properties.every(has)
  );
}

interface Row {
  startMs: number;
  revision: number;
  resource: Record<string, unknown>;
}

function rowsOf(stored: StoredEvent, { window, singleEvents }: ListQuery, viewing: Viewing): Row[] {
  const { event, revision } = stored;
  const bounds: Span = {
    startMs: window.startMs ?? Number.NEGATIVE_INFINITY,
    endMs: window.endMs ?? (event.recurrence ? Date.now() + OPEN_END_MS : Number.POSITIVE_INFINITY),
  };
  const occurrences = occurrencesIn(stored, viewing.calendar.timeZone, bounds);
  const [first] = occurrences;
  if (!first) return [];
  if (!singleEvents || !event.recurrence)
    return [{ startMs: first.startMs, revision, resource: viewEvent(stored, viewing) }];
  return occurrences.map((one) => ({ startMs: one.startMs, revision, resource: viewInstance(stored, one, viewing) }));
}
