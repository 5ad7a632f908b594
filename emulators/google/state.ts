import { randomBytes } from "node:crypto";
import type { StoredEvent } from "./calendar/event";

export const STATE_VERSION = 2;

export type AccessRole = "owner" | "reader";

export interface Account {
  email: string;
  /** Google's stable user number. */
  sub: string;
  name: string;
}

export interface Calendar {
  id: string;
  summary: string;
  timeZone: string;
}

/** One line of one account's calendar list. */
export interface CalendarEntry {
  email: string;
  calendarId: string;
  accessRole: AccessRole;
  primary: boolean;
  backgroundColor: string;
}

export interface AuthCode {
  code: string;
  email: string;
  scopes: string[];
  redirectUri: string;
  challenge: string | undefined;
  nonce: string | undefined;
  offline: boolean;
  /** A refresh token is owed: first offline consent, or consent asked for again. */
  givesRefreshToken: boolean;
  expiresAtMs: number;
  used: boolean;
}

/** What one account lets the product do. */
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

/** Mail Google would have sent to guests, by the `sendUpdates` asked for. */
export interface GuestNotice {
  at: string;
  calendarId: string;
  eventId: string;
  verb: string;
  sendUpdates: string;
  attendees: string[];
}

/** Where changes of a calendar are told. */
export interface Channel {
  id: string;
  token: string;
  address: string;
  calendarId: string;
  expiration: number;
}

export interface GoogleState {
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
  /** Counts every change of an event; a sync token is a number of this count. */
  revision: number;
  /** Sync tokens below it are gone. */
  oldestSyncRevision: number;
  /** Differs after each reset, so that older sync tokens are known to be foreign. */
  epoch: string;
  /** PEM; signs id tokens. Made when the first is asked for. */
  signingKey?: string;
}

export function newGoogleState(): GoogleState {
  return {
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
