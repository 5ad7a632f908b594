/** A stored event with Graph's field names; `view.ts` converts it to the resource. */
export interface StoredEvent {
  id: string;
  email: string;
  calendarId: string;
  createdDateTime: string;
  changes: number;
  fields: EventFields;
  /** Set for the series master of a recurring event. */
  series: Series | undefined;
}

/** A time in Graph's format: a local time and its zone. */
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
  /** Other fields are only stored and returned. */
  [kept: string]: unknown;
}

/** A recurring event's rule in RFC 5545, and its exceptions, keyed by the occurrence's original day. */
export interface Series {
  rule: string;
  cancelled: string[];
  exceptions: Record<string, Partial<EventFields>>;
}
