import { html, page, table } from "../src/stand-in/html";
import { htmlPage, json, type Reply } from "../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { text } from "../src/stand-in/values";
import { endTokens, listConversations, lookupByEmail, postMessage, readHistory, revokeAuth } from "./api";
import { type App, decideInstall, redeemCode, showInstall } from "./install";
import { refused } from "./slack-answer";
import { newSlackState, type SlackState, STATE_VERSION } from "./state";
import { addChannels, ensurePerson, ensureWorkspace } from "./workspaces";

const BODY_LIMIT_BYTES = 1024 * 1024;
/** The product's client, as in the suite's function settings. */
const CLIENT = { clientId: "dure-local", clientSecret: "dure-local" };

export interface SlackOptions {
  /** 0 means any free port. */
  port: number;
  stateFile?: string | undefined;
  appUrl?: string | undefined;
}

/** Starts the stand-in for Slack's OAuth v2 and Web API; posts are shown at `/`. */
export function start(options: SlackOptions): Promise<RunningStandIn> {
  return startServer({ port: options.port, service: (log) => createService(options, log) });
}

function createService(options: SlackOptions, log: LoggedRequest[]): Service {
  const file = new StateFile<SlackState>({ path: options.stateFile, version: STATE_VERSION, create: newSlackState });
  const app: App = { file, ...CLIENT, appUrl: options.appUrl };
  return {
    routes: [...oauthRoutes(app), ...apiRoutes(file), ...hookRoutes(file)],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    error: (status, message) =>
      status === 429 ? json(429, { ok: false, error: "ratelimited" }) : plain(status, message),
    state: () => ({ workspaces: file.data.workspaces, tokens: file.data.tokens, posts: file.data.posts, log }),
    reset: () => file.reset(),
    flush: () => file.flush(),
  };
}

const plain = (status: number, message: string): Reply => ({ ...refused(message), status });

const oauthRoutes = (app: App): Route[] => [
  route("GET", "/oauth/v2/authorize", (request) => showInstall(app, request)),
  route("POST", "/oauth/v2/authorize", (request) => decideInstall(app, request)),
  route("POST", "/api/oauth.v2.access", (request) => redeemCode(app, request)),
];

const apiRoutes = (file: StateFile<SlackState>): Route[] => [
  route("POST", "/api/conversations.list", (request) => listConversations(file, request)),
  route("POST", "/api/chat.postMessage", (request) => postMessage(file, request)),
  route("POST", "/api/conversations.history", (request) => readHistory(file, request)),
  route("POST", "/api/users.lookupByEmail", (request) => lookupByEmail(file, request)),
  route("POST", "/api/auth.revoke", (request) => revokeAuth(file, request)),
  route("GET", "/", () => postsPage(file.data)),
];

/**
 * Routes by which a test adds channels (`{workspace, count}`) and people (`{workspace, name, email}`), archives a channel
 * (`{workspace, channel}`, its id), and revokes a workspace's tokens (`{workspace}`).
 */
const hookRoutes = (file: StateFile<SlackState>): Route[] => [
  route("POST", "/__channels", (request) => {
    const { count } = objectBody(request);
    const names = Array.from({ length: Number(count) || 0 }, (_, index) => `channel-${index}`);
    addChannels(
      workspaceIn(file, request),
      names.map((name) => ({ name, is_private: false, is_archived: false })),
    );
    file.changed();
    return json(200, {});
  }),
  route("POST", "/__people", (request) => {
    const { name, email } = objectBody(request);
    const person = ensurePerson(workspaceIn(file, request), text(name) ?? "", text(email) ?? "");
    file.changed();
    return json(200, person);
  }),
  route("POST", "/__archive", (request) => {
    const { channel } = objectBody(request);
    for (const one of workspaceIn(file, request).channels) if (one.id === channel) one.is_archived = true;
    file.changed();
    return json(200, {});
  }),
  route("POST", "/__revoke", (request) => {
    endTokens(file, workspaceIn(file, request).id);
    return json(200, {});
  }),
];

const workspaceIn = (file: StateFile<SlackState>, request: StandInRequest) =>
  ensureWorkspace(file.data, text(objectBody(request).workspace) ?? "두레");

function postsPage({ posts, workspaces }: SlackState): Reply {
  const rows = posts.toReversed().map((one) => [one.workspace, `#${one.channel}`, html`<pre>${one.text}</pre>`]);
  const channels = workspaces.map(({ name, channels: all }) => [name, all.map((one) => `#${one.name}`).join(", ")]);
  return htmlPage(
    page(
      "Slack",
      html`<h1>Slack</h1>${table(["Workspace", "Channel", "Post"], rows, "No posts")}
<h2>Workspaces</h2>${table(["Name", "Channels"], channels, "None")}`,
    ),
  );
}
