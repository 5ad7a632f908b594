import { notFound } from "../api-error";
import type { Google } from "../google";
import type { CalendarEvent, StoredEvent } from "./event";
import { notifyChannels } from "./watch";

export function findEvent(google: Google, calendarId: string, id: string): StoredEvent | undefined {
  return google.file.data.events.find((stored) => stored.calendarId === calendarId && stored.event.id === id);
}

export function requireEvent(google: Google, calendarId: string, id: string): StoredEvent {
  return findEvent(google, calendarId, id) ?? notFound();
}

/** Inserts or replaces an event by its id. A replaced event keeps its exceptions. */
export function saveEvent(
  google: Google,
  calendarId: string,
  event: CalendarEvent,
  exceptions = findEvent(google, calendarId, event.id)?.exceptions,
): StoredEvent {
  const { data } = google.file;
  data.revision += 1;
  const stored: StoredEvent = { calendarId, revision: data.revision, event, ...(exceptions && { exceptions }) };
  data.events = data.events.filter((other) => other.calendarId !== calendarId || other.event.id !== event.id);
  data.events.push(stored);
  google.file.changed();
  notifyChannels(google, calendarId);
  return stored;
}
