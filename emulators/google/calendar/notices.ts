import { badRequest } from "../api-error";
import { type Google, isoNow } from "../google";
import type { CalendarEvent } from "./event";

const KEPT_NOTICES = 500;

/** Records the guests that Google would notify by mail, according to `sendUpdates` (all, externalOnly, none). */
export function recordNotice(
  google: Google,
  calendarId: string,
  { event, verb, query }: { event: CalendarEvent; verb: string; query: URLSearchParams },
): void {
  const { notices } = google.file.data;
  notices.push({
    at: isoNow(),
    calendarId,
    eventId: event.id,
    verb,
    sendUpdates: readSendUpdates(query),
    attendees: (event.attendees ?? []).map((attendee) => attendee.email),
  });
  notices.splice(0, notices.length - KEPT_NOTICES);
  google.file.changed();
}

export function readSendUpdates(query: URLSearchParams): string {
  const value = query.get("sendUpdates") ?? (query.get("sendNotifications") === "true" ? "all" : "none");
  if (["all", "externalOnly", "none"].includes(value)) return value;
  return badRequest("invalid", `Invalid value for: ${value} is not a valid value`, "sendUpdates");
}
