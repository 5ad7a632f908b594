export type EventTime = { date: string } | { dateTime: string; timeZone: string };

export interface Attendee {
  email: string;
  responseStatus: string;
  displayName?: string;
  optional?: boolean;
  comment?: string;
  additionalGuests?: number;
  resource?: boolean;
}

/** A stored event; `event-view.ts` converts it to Google's resource. */
export interface CalendarEvent {
  id: string;
  iCalUID: string;
  status: "confirmed" | "tentative" | "cancelled";
  created: string;
  updated: string;
  sequence: number;
  /** The creator's e-mail. */
  creator: string;
  summary?: string;
  start: EventTime;
  end: EventTime;
  recurrence?: string[];
  attendees?: Attendee[];
  transparency?: string;
  visibility?: string;
  conferenceData?: Record<string, unknown>;
  hangoutLink?: string;
  /** Fields that are only stored and returned: description, location, reminders, extendedProperties, … */
  more: Record<string, unknown>;
}

export interface StoredEvent {
  calendarId: string;
  /** The state's revision at the last change. */
  revision: number;
  event: CalendarEvent;
  /** Exceptions of a recurring event, keyed by the occurrence's original day. */
  exceptions?: Exceptions;
}

export interface Exceptions {
  cancelled: string[];
  moved: Record<string, { start: EventTime; end: EventTime }>;
}
