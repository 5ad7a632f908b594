import { oauthRoutes } from "../src/oauth/oauth-routes";
import type { OAuthService } from "../src/oauth/oauth-service";
import type { Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { ensureAccount, seedAccounts } from "./accounts";
import { defaultCalendar, listCalendars } from "./calendars";
import { createEvent, deleteEvent, getEvent, listEvents, replaceEvent } from "./events";
import { hookRoutes } from "./hook-routes";
import { newWorksState, STATE_VERSION, type WorksState } from "./state";
import { statusPage } from "./status-page";
import type { Works } from "./works";
import { plainError } from "./works-error";

const BODY_LIMIT_BYTES = 1024 * 1024;
const OAUTH = "/oauth2/v2.0";

export interface WorksOptions {
  /** 0 means any free port. */
  port: number;
  stateFile?: string | undefined;
  /** The product's URL, the only target of consent redirects. */
  appUrl?: string | undefined;
}

/** Starts the stand-in for Naver Works' authorisation and calendars; its state is shown at `/`. */
export function start(options: WorksOptions): Promise<RunningStandIn> {
  return startServer({ port: options.port, service: (log) => createService(options, log) });
}

function createService(options: WorksOptions, log: LoggedRequest[]): Service {
  const create = () => seedAccounts(newWorksState());
  const file = new StateFile<WorksState>({ path: options.stateFile, version: STATE_VERSION, create });
  const works: Works = { file };
  const oauth = authService(options, works);
  return {
    routes: [
      route("GET", "/", () => statusPage(file.data, log)),
      ...oauthRoutes(oauth, { token: `${OAUTH}/token`, revoke: `${OAUTH}/revoke` }),
      ...apiRoutes(works),
      ...hookRoutes(works, oauth),
    ],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    error: plainError,
    state: () => ({ ...file.data, codes: undefined, clients: undefined, log }),
    reset: () => file.reset(),
    flush: () => file.flush(),
    accountOf: (token) => file.data.accessTokens.find((one) => one.token === token)?.email,
  };
}

const authService = ({ appUrl }: WorksOptions, { file }: Works): OAuthService => ({
  name: "NAVER WORKS",
  issuer: "https://auth.worksmobile.com",
  authorizePath: `${OAUTH}/authorize`,
  state: () => file.data,
  changed: () => file.changed(),
  clientSecret: (id) => file.data.clients[id],
  appUrl,
  ensureAccount: (email) => ensureAccount(file.data, email),
  isOffline: () => true,
  rotates: false,
  expiresInSeconds: 86_400,
  // The service's own format.
  shape: (tokens) => ({ ...tokens, expires_in: String(tokens.expires_in) }),
});

function apiRoutes(works: Works): Route[] {
  const user = "/v1.0/users/:userId";
  const events = `${user}/calendars/:calendarId/events`;
  const verbs: [string, string, (works: Works, request: StandInRequest) => Reply][] = [
    ["GET", `${user}/calendar`, defaultCalendar],
    ["GET", `${user}/calendar-personals`, listCalendars],
    ["GET", events, listEvents],
    ["POST", events, createEvent],
    ["GET", `${events}/:eventId`, getEvent],
    ["PUT", `${events}/:eventId`, replaceEvent],
    ["DELETE", `${events}/:eventId`, deleteEvent],
  ];
  return verbs.map(([method, pattern, verb]) => route(method, pattern, (request) => verb(works, request)));
}
