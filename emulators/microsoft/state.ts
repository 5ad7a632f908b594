import { newOAuthState, type OAuthState } from "../src/oauth/oauth-state";
import type { StoredEvent } from "./calendar/event";

export const STATE_VERSION = 4;

/** A mail that an account sent, as it was given. */
export interface SentMail {
  email: string;
  message: string;
}

export interface MicrosoftState extends OAuthState {
  sentMails: SentMail[];
  /** Each mailbox's time zone, by its Windows or IANA name. */
  zones: Record<string, string>;
  calendars: MicrosoftCalendar[];
  events: StoredEvent[];
  /** Used transactionIds, also of deleted events. */
  transactions: { email: string; transactionId: string }[];
  onlineMeetings: OnlineMeeting[];
  subscriptions: Subscription[];
}

/** A subscription to changes of a calendar. */
export interface Subscription {
  id: string;
  calendarId: string;
  resource: string;
  notificationUrl: string;
  clientState: string;
  expirationDateTime: string;
}

/** A Teams meeting without a calendar event. */
export interface OnlineMeeting {
  id: string;
  email: string;
  externalId: string;
  subject: string;
  startDateTime: string;
  endDateTime: string;
  joinWebUrl: string;
}

export interface MicrosoftCalendar {
  id: string;
  email: string;
  name: string;
  hexColor: string;
  canEdit: boolean;
  isDefaultCalendar: boolean;
}

export const newMicrosoftState = (): MicrosoftState => ({
  ...newOAuthState(),
  sentMails: [],
  zones: {},
  calendars: [],
  events: [],
  transactions: [],
  onlineMeetings: [],
  subscriptions: [],
});
