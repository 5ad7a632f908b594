import { oauthRoutes } from "../src/oauth/oauth-routes";
import type { OAuthService } from "../src/oauth/oauth-service";
import type { Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { ensureAccount, seedAccounts } from "./accounts";
import { calendarView, getEvent, listCalendars, listEvents, mailboxZone } from "./calendar/read";
import { subscribe } from "./calendar/subscriptions";
import { changeEvent, createEvent, deleteEvent } from "./calendar/write";
import { plainError } from "./graph-error";
import { hookRoutes } from "./hook-routes";
import type { Microsoft } from "./microsoft";
import { changeMeeting, createOrGetMeeting, deleteMeeting } from "./online-meetings";
import { sendMail } from "./send-mail";
import { type MicrosoftState, newMicrosoftState, STATE_VERSION } from "./state";
import { statusPage } from "./status-page";

const BODY_LIMIT_BYTES = 1024 * 1024;
const LOGIN = "/common/oauth2/v2.0";

export interface MicrosoftOptions {
  /** 0 means any free port. */
  port: number;
  stateFile?: string | undefined;
  /** The product's URL, the only target of consent redirects. */
  appUrl?: string | undefined;
  clientId: string;
  clientSecret: string;
}

/** Starts the stand-in for Microsoft's login and Graph's calendars, meetings and mails; its state is shown at `/`. */
export function start(options: MicrosoftOptions): Promise<RunningStandIn> {
  return startServer({ port: options.port, service: (log) => createService(options, log) });
}

function createService(options: MicrosoftOptions, log: LoggedRequest[]): Service {
  const create = () => seedAccounts(newMicrosoftState());
  const file = new StateFile<MicrosoftState>({ path: options.stateFile, version: STATE_VERSION, create });
  const microsoft: Microsoft = { file };
  const oauth = loginService(options, microsoft);
  return {
    routes: [
      route("GET", "/", () => statusPage(file.data, log)),
      ...oauthRoutes(oauth, { token: `${LOGIN}/token` }),
      ...graphRoutes(microsoft),
      ...hookRoutes(microsoft, oauth),
    ],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    error: plainError,
    state: () => ({ ...file.data, codes: undefined, log }),
    reset: () => file.reset(),
    flush: () => file.flush(),
    accountOf: (token) => file.data.accessTokens.find((one) => one.token === token)?.email,
  };
}

const loginService = (options: MicrosoftOptions, { file }: Microsoft): OAuthService => ({
  name: "Microsoft",
  issuer: "https://login.microsoftonline.com/common/v2.0",
  authorizePath: `${LOGIN}/authorize`,
  state: () => file.data,
  changed: () => file.changed(),
  clientSecret: (id) => (id === options.clientId ? options.clientSecret : undefined),
  appUrl: options.appUrl,
  ensureAccount: (email) => ensureAccount(file.data, email),
  isOffline: (scopes) => scopes.includes("offline_access"),
  rotates: true,
  expiresInSeconds: 3_600,
  shape: (tokens) => ({ ...tokens, ext_expires_in: tokens.expires_in }),
});

function graphRoutes(microsoft: Microsoft): Route[] {
  const me = "/v1.0/me";
  const verbs: [string, string, (microsoft: Microsoft, request: StandInRequest) => Reply | Promise<Reply>][] = [
    ["POST", "/v1.0/subscriptions", subscribe],
    ["GET", `${me}/mailboxSettings/timeZone`, mailboxZone],
    ["GET", `${me}/calendars`, listCalendars],
    ["GET", `${me}/calendars/:calendarId/calendarView`, calendarView],
    ["GET", `${me}/calendars/:calendarId/events`, listEvents],
    ["POST", `${me}/calendars/:calendarId/events`, createEvent],
    ["GET", `${me}/events/:eventId`, getEvent],
    ["PATCH", `${me}/events/:eventId`, changeEvent],
    ["DELETE", `${me}/events/:eventId`, deleteEvent],
    ["POST", `${me}/onlineMeetings/createOrGet`, createOrGetMeeting],
    ["POST", `${me}/sendMail`, sendMail],
    ["PATCH", `${me}/onlineMeetings/:meetingId`, changeMeeting],
    ["DELETE", `${me}/onlineMeetings/:meetingId`, deleteMeeting],
  ];
  return verbs.map(([method, pattern, verb]) => route(method, pattern, (request) => verb(microsoft, request)));
}
