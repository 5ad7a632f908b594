import { createHash } from "node:crypto";
import { emailIn, oauthHooks } from "../src/oauth/hooks";
import { oauthRoutes } from "../src/oauth/oauth-routes";
import type { OAuthService } from "../src/oauth/oauth-service";
import { html, page, table } from "../src/stand-in/html";
import { htmlPage, json, type Reply } from "../src/stand-in/reply";
import { header, type StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { changeMeeting, createMeeting, deleteMeeting, getUser, listMeetings } from "./meetings";
import { newZoomState, STATE_VERSION, type ZoomState } from "./state";
import { plainError } from "./zoom-error";

const BODY_LIMIT_BYTES = 1024 * 1024;
/** The product's client, as in the suite's function settings. */
const CLIENT = { id: "dure-local", secret: "dure-local" };

export interface ZoomOptions {
  /** 0 means any free port. */
  port: number;
  stateFile?: string | undefined;
  appUrl?: string | undefined;
}

/** Starts the stand-in for Zoom's OAuth and the meetings of its REST API v2. Meetings are shown at `/`. */
export function start(options: ZoomOptions): Promise<RunningStandIn> {
  return startServer({ port: options.port, service: (log) => createService(options, log) });
}

function createService(options: ZoomOptions, log: LoggedRequest[]): Service {
  const file = new StateFile<ZoomState>({ path: options.stateFile, version: STATE_VERSION, create: newZoomState });
  const oauth = loginService(options, file);
  return {
    routes: [
      ...oauthRoutes(oauth, { token: "/oauth/token", revoke: "/oauth/revoke" }).map(withBasicClient),
      ...meetingRoutes(file),
      ...oauthHooks(oauth),
      route("POST", "/__delete-meetings", (request) => {
        const email = emailIn(request);
        file.data.meetings = file.data.meetings.filter((one) => one.email !== email);
        file.changed();
        return json(200, {});
      }),
    ],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    error: plainError,
    state: () => ({ accounts: file.data.accounts, meetings: file.data.meetings, log }),
    reset: () => file.reset(),
    flush: () => file.flush(),
  };
}

const loginService = ({ appUrl }: ZoomOptions, file: StateFile<ZoomState>): OAuthService => ({
  name: "Zoom",
  issuer: "https://zoom.us",
  authorizePath: "/oauth/authorize",
  state: () => file.data,
  changed: () => file.changed(),
  clientSecret: (id) => (id === CLIENT.id ? CLIENT.secret : undefined),
  appUrl,
  ensureAccount: (email) => ensureAccount(file.data, email.toLowerCase()),
  isOffline: () => true,
  rotates: true,
  expiresInSeconds: 3_599,
  // Zoom issues no id tokens.
  shape: ({ id_token: _, ...tokens }) => tokens,
});

function ensureAccount(state: ZoomState, email: string) {
  const known = state.accounts.find((one) => one.email === email);
  if (known) return known;
  const sub = createHash("sha256").update(`zoom ${email}`).digest("base64url").slice(0, 22);
  const account = { email, sub, name: email.split("@")[0] ?? email };
  state.accounts.push(account);
  return account;
}

/** Copies the client from the Authorization header to the form. Zoom accepts it in the header only. */
const withBasicClient = ({ handler, ...rest }: Route): Route => ({
  ...rest,
  handler: (request) => {
    if (rest.method !== "POST" || rest.segments.at(-1) === "authorize") return handler(request);
    const [, box = ""] = /^Basic +(\S+)$/i.exec(header(request, "authorization") ?? "") ?? [];
    const [client_id = "", client_secret = ""] = Buffer.from(box, "base64").toString().split(":", 2);
    const form = new URLSearchParams(request.body.toString());
    form.set("client_id", client_id);
    form.set("client_secret", client_secret);
    return handler({ ...request, body: Buffer.from(form.toString()) });
  },
});

function meetingRoutes(file: StateFile<ZoomState>): Route[] {
  const routes: [string, string, (file: StateFile<ZoomState>, request: StandInRequest) => Reply][] = [
    ["GET", "/v2/users/me", getUser],
    ["POST", "/v2/users/me/meetings", createMeeting],
    ["GET", "/v2/users/me/meetings", listMeetings],
    ["PATCH", "/v2/meetings/:id", changeMeeting],
    ["DELETE", "/v2/meetings/:id", deleteMeeting],
  ];
  return [
    ...routes.map(([method, pattern, verb]) => route(method, pattern, (request) => verb(file, request))),
    route("GET", "/", () => meetingsPage(file.data)),
  ];
}

function meetingsPage({ meetings }: ZoomState): Reply {
  const rows = meetings.toReversed().map((one) => [one.email, one.topic, one.start_time, one.duration, one.join_url]);
  const shown = table(["Host", "Topic", "Start", "Minutes", "Link"], rows, "None");
  return htmlPage(page("Zoom", html`<h1>Zoom meetings</h1>${shown}`));
}
