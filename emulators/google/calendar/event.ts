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

/** An event as it is kept; `event-view.ts` makes the resource Google answers of it. */
export interface CalendarEvent {
  id: string;
  iCalUID: string;
  status: "confirmed" | "tentative" | "cancelled";
  created: string;
  updated: string;
  sequence: number;
  /** E-mail of whoever made it. */
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
  /** Fields that are only kept and given back: description, location, reminders, extendedProperties, … */
  more: Record<string, unknown>;
}

export interface StoredEvent {
  calendarId: string;
  /** The state's count at the last change. */
  revision: number;
  event: CalendarEvent;
  /** How occurrences of a recurring event differ, by the day they were to begin. */
  exceptions?: Exceptions;
}

export interface Exceptions {
  cancelled: string[];
  moved: Record<string, { start: EventTime; end: EventTime }>;
}
