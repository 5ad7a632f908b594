import { newOAuthState, type OAuthState } from "../src/oauth/oauth-state";

export const STATE_VERSION = 1;

export interface WorksState extends OAuthState {
  /** Secrets of the registered OAuth clients, by client id. */
  clients: Record<string, string>;
  calendars: WorksCalendar[];
  events: StoredEvent[];
}

export interface WorksCalendar {
  calendarId: string;
  email: string;
  calendarName: string;
  isDefault: boolean;
}

/** An event's components: the event itself and its changed occurrences. */
export interface StoredEvent {
  calendarId: string;
  eventId: string;
  components: Component[];
  changes: number;
}

export interface WorksTime {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

/** Other fields are only stored and returned. */
export interface Component {
  summary: string;
  start: WorksTime;
  end: WorksTime;
  recurrence?: string[];
  recurringEventId?: string;
  transparency: string;
  [kept: string]: unknown;
}

export const LOCAL_CLIENT = { id: "works-local", secret: "works-local-secret" };

export const newWorksState = (): WorksState => ({
  ...newOAuthState(),
  clients: { [LOCAL_CLIENT.id]: LOCAL_CLIENT.secret },
  calendars: [],
  events: [],
});
