import { newOAuthState, type OAuthState } from "../src/oauth/oauth-state";
import type { StoredEvent } from "./calendar/event";

export const STATE_VERSION = 3;

export interface MicrosoftState extends OAuthState {
  /** The zone of each account's mailbox, by Windows' name or IANA's. */
  zones: Record<string, string>;
  calendars: MicrosoftCalendar[];
  events: StoredEvent[];
  /** A transactionId stays taken when its event is deleted. */
  transactions: { email: string; transactionId: string }[];
  onlineMeetings: OnlineMeeting[];
  subscriptions: Subscription[];
}

/** Where changes of a calendar are told. */
export interface Subscription {
  id: string;
  calendarId: string;
  resource: string;
  notificationUrl: string;
  clientState: string;
  expirationDateTime: string;
}

/** A meeting in Teams that belongs to no calendar. */
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
  zones: {},
  calendars: [],
  events: [],
  transactions: [],
  onlineMeetings: [],
  subscriptions: [],
});
