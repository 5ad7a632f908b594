import type { Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { seedAccounts } from "./accounts";
import { plainError } from "./api-error";
import { getCalendar, getCalendarEntry, listCalendars } from "./calendar/calendar-list";
import { getEvent, listEvents } from "./calendar/event-read";
import { deleteEvent, insertEvent, patchEvent, updateEvent } from "./calendar/event-write";
import { queryFreeBusy } from "./calendar/query-free-busy";
import { watchEvents } from "./calendar/watch";
import { type Google, LOCAL_CLIENT_ID, LOCAL_CLIENT_SECRET } from "./google";
import { hookRoutes } from "./hook-routes";
import { decideConsent, showConsent } from "./oauth/authorize";
import { jwkCerts, pemCerts } from "./oauth/id-token";
import { revoke } from "./oauth/revoke";
import { grantToken } from "./oauth/token";
import { tokenInfo, userinfoV2, userinfoV3 } from "./oauth/userinfo";
import { sendMail } from "./send-mail";
import { type GoogleState, newGoogleState, STATE_VERSION } from "./state";
import { statusPage } from "./status-page";

const BODY_LIMIT_BYTES = 1024 * 1024;

export interface GoogleOptions {
  /** 0 means any free port. */
  port: number;
  stateFile?: string | undefined;
  /** The product's URL, the only target of consent redirects. */
  appUrl?: string | undefined;
  clientId?: string | undefined;
  clientSecret?: string | undefined;
}

/** Starts the stand-in for Google's OAuth 2.0, Calendar v3 and Gmail's sending; its state is shown at `/`. */
export function start(options: GoogleOptions): Promise<RunningStandIn> {
  return startServer({ port: options.port, service: (log) => createService(options, log) });
}

function createService(options: GoogleOptions, log: LoggedRequest[]): Service {
  const create = () => seedAccounts(newGoogleState());
  const file = new StateFile<GoogleState>({ path: options.stateFile, version: STATE_VERSION, create });
  const google: Google = {
    file,
    clientId: options.clientId || LOCAL_CLIENT_ID,
    clientSecret: options.clientSecret || LOCAL_CLIENT_SECRET,
    appUrl: options.appUrl || undefined,
  };
  return {
    routes: [
      route("GET", "/", () => statusPage(file.data, log)),
      ...oauthRoutes(google),
      ...calendarRoutes(google),
      ...bind(google, [["POST", "/gmail/v1/users/me/messages/send", sendMail]]),
      ...hookRoutes(google),
    ],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    accountOf: (token) => file.data.accessTokens.find((one) => one.token === token)?.email,
    error: plainError,
    state: () => publicState(file.data, log),
    reset: () => file.reset(),
    flush: () => file.flush(),
  };
}

type Verb = (google: Google, request: StandInRequest) => Reply;

function bind(google: Google, routes: [method: string, pattern: string, verb: Verb][]): Route[] {
  return routes.map(([method, pattern, verb]) => route(method, pattern, (request) => verb(google, request)));
}

function oauthRoutes(google: Google): Route[] {
  return bind(google, [
    ["GET", "/o/oauth2/v2/auth", showConsent],
    ["POST", "/o/oauth2/v2/auth", decideConsent],
    ["POST", "/token", grantToken],
    ["POST", "/revoke", revoke],
    ["GET", "/tokeninfo", tokenInfo],
    ["POST", "/tokeninfo", tokenInfo],
    ["GET", "/oauth2/v2/userinfo", userinfoV2],
    ["GET", "/oauth2/v3/userinfo", userinfoV3],
    ["GET", "/oauth2/v1/certs", pemCerts],
    ["GET", "/oauth2/v3/certs", jwkCerts],
  ]);
}

function calendarRoutes(google: Google): Route[] {
  const events = "/calendar/v3/calendars/:calendarId/events";
  return bind(google, [
    ["GET", "/calendar/v3/users/me/calendarList", listCalendars],
    ["GET", "/calendar/v3/users/me/calendarList/:calendarId", getCalendarEntry],
    ["GET", "/calendar/v3/calendars/:calendarId", getCalendar],
    ["POST", "/calendar/v3/freeBusy", queryFreeBusy],
    ["GET", events, listEvents],
    ["POST", events, insertEvent],
    ["POST", `${events}/watch`, watchEvents],
    ["GET", `${events}/:eventId`, getEvent],
    ["PATCH", `${events}/:eventId`, patchEvent],
    ["PUT", `${events}/:eventId`, updateEvent],
    ["DELETE", `${events}/:eventId`, deleteEvent],
  ]);
}

function publicState({ signingKey: _, codes: _codes, ...state }: GoogleState, log: LoggedRequest[]): object {
  return { ...state, log };
}
