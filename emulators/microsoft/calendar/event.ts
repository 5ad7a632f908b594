/** An event as it is kept, its fields named as Graph's; `view.ts` makes the resource of it. */
export interface StoredEvent {
  id: string;
  email: string;
  calendarId: string;
  createdDateTime: string;
  changes: number;
  fields: EventFields;
  /** Set for the head of a recurring event. */
  series: Series | undefined;
}

/** Times are Graph's: a wall clock and the zone it is read in. */
export interface GraphTime {
  dateTime: string;
  timeZone: string;
}

export interface EventFields {
  subject: string;
  start: GraphTime;
  end: GraphTime;
  isAllDay: boolean;
  isCancelled: boolean;
  showAs: string;
  responseStatus: { response: string; time: string };
  isOnlineMeeting: boolean;
  onlineMeeting: { joinUrl: string } | null;
  singleValueExtendedProperties: { id: string; value: string }[];
  transactionId: string | null;
  /** Kept and given back as sent. */
  [kept: string]: unknown;
}

/** A recurring event's rule as RFC 5545 writes it, and how its occurrences differ, by the day they were to begin. */
export interface Series {
  rule: string;
  cancelled: string[];
  exceptions: Record<string, Partial<EventFields>>;
}
