import { randomBytes } from "node:crypto";
import type { StoredEvent } from "./calendar/event";

export const STATE_VERSION = 3;

export type AccessRole = "owner" | "reader";

export interface Account {
  email: string;
  /** Google's permanent user id. */
  sub: string;
  name: string;
}

export interface Calendar {
  id: string;
  summary: string;
  timeZone: string;
}

/** An entry of an account's calendar list. */
export interface CalendarEntry {
  email: string;
  calendarId: string;
  accessRole: AccessRole;
  primary: boolean;
  backgroundColor: string;
  /** Deleted, or no longer shared with the account. */
  unlisted?: true;
}

export interface AuthCode {
  code: string;
  email: string;
  scopes: string[];
  redirectUri: string;
  challenge: string | undefined;
  nonce: string | undefined;
  offline: boolean;
  /** Whether the exchange returns a refresh token: at the first offline consent, and with prompt=consent. */
  givesRefreshToken: boolean;
  expiresAtMs: number;
  used: boolean;
}

/** One account's consent to the product. */
export interface Grant {
  email: string;
  scopes: string[];
  refreshTokens: { token: string; scopes: string[] }[];
  grantedAt: string;
}

export interface AccessToken {
  token: string;
  email: string;
  scopes: string[];
  expiresAtMs: number;
}

/** A mail that Google would send to guests, according to `sendUpdates`. */
export interface GuestNotice {
  at: string;
  calendarId: string;
  eventId: string;
  verb: string;
  sendUpdates: string;
  attendees: string[];
}

/** A subscription to changes of a calendar. */
export interface Channel {
  id: string;
  token: string;
  address: string;
  calendarId: string;
  expiration: number;
}

/** A mail that an account sent by Gmail, as it was given. */
export interface SentMail {
  id: string;
  email: string;
  message: string;
}

export interface GoogleState {
  sentMails: SentMail[];
  channels: Channel[];
  accounts: Account[];
  calendars: Calendar[];
  entries: CalendarEntry[];
  events: StoredEvent[];
  conferences: { calendarId: string; requestId: string; conferenceId: string }[];
  notices: GuestNotice[];
  codes: AuthCode[];
  grants: Grant[];
  accessTokens: AccessToken[];
  /** Counts changes of events. A sync token contains a revision. */
  revision: number;
  /** Older sync tokens are expired. */
  oldestSyncRevision: number;
  /** Changes with each reset, which invalidates older sync tokens. */
  epoch: string;
  /** Signs id tokens, in PEM. Generated at the first use. */
  signingKey?: string;
}

export function newGoogleState(): GoogleState {
  return {
    sentMails: [],
    channels: [],
    accounts: [],
    calendars: [],
    entries: [],
    events: [],
    conferences: [],
    notices: [],
    codes: [],
    grants: [],
    accessTokens: [],
    revision: 0,
    oldestSyncRevision: 0,
    epoch: randomBytes(4).toString("hex"),
  };
}
