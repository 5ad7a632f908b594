import { randomBytes } from "node:crypto";
import { html, page } from "../src/stand-in/html";
import { htmlPage, json, type Reply, ReplyError, redirect } from "../src/stand-in/reply";
import { formBody, type StandInRequest } from "../src/stand-in/request";
import type { StateFile } from "../src/stand-in/state-file";
import { argumentsOf, refuse } from "./slack-answer";
import type { SlackState } from "./state";
import { ensureWorkspace } from "./workspaces";

/** The product's Slack app. */
export interface App {
  file: StateFile<SlackState>;
  clientId: string;
  clientSecret: string;
  /** The only origin that redirects may lead to. Without it, any address is accepted. */
  appUrl: string | undefined;
}

/** `GET /oauth/v2/authorize`: the page that asks for the workspace in which to install the app. */
export function showInstall(app: App, request: StandInRequest): Reply {
  const asked = parseInstallRequest(app, request.query);
  const names = app.file.data.workspaces.map(({ name }) => name);
  const content = html`<h1>Install into Slack</h1>
<p class="muted">A stand-in: ${new URL(asked.redirectUri).host} asks for ${asked.scope}</p>
<form method="post" action="/oauth/v2/authorize"><input type="hidden" name="request" value="${request.query.toString()}">
<label>Workspace <input type="text" name="other" value="${names[0] ?? "두레"}"></label>
<button name="decision" value="deny">Cancel</button>
<button class="primary" name="decision" value="allow">Allow</button></form>`;
  return htmlPage(page("Slack", content));
}

/** Handles the page's form: `other` is the workspace's name, `decision` is allow or deny. */
export function decideInstall(app: App, request: StandInRequest): Reply {
  const form = formBody(request);
  const query = new URLSearchParams(form.get("request") ?? "");
  const { redirectUri, scope, state } = parseInstallRequest(app, query);
  const url = new URL(redirectUri);
  if (state) url.searchParams.set("state", state);
  if (form.get("decision") !== "allow") {
    url.searchParams.set("error", "access_denied");
    return redirect(url.href);
  }
  const workspace = ensureWorkspace(app.file.data, form.get("other")?.trim() || "두레");
  const code = `${randomBytes(6).readUIntBE(0, 6)}.${randomBytes(16).toString("hex")}`;
  app.file.data.codes.push({ code, workspace: workspace.id, redirectUri, scope });
  app.file.changed();
  url.searchParams.set("code", code);
  return redirect(url.href);
}

/** `POST /api/oauth.v2.access`: exchanges a code for the bot's token. */
export function redeemCode(app: App, request: StandInRequest): Reply {
  const argument = argumentsOf(request);
  const { data } = app.file;
  if (argument("client_id") !== app.clientId) return refuse("invalid_client_id");
  if (argument("client_secret") !== app.clientSecret) return refuse("bad_client_secret");
  const code = data.codes.find((one) => one.code === argument("code"));
  if (!code) return refuse("invalid_code");
  if (code.redirectUri !== argument("redirect_uri")) return refuse("bad_redirect_uri");
  data.codes = data.codes.filter((one) => one !== code);
  const token = `xoxb-${randomBytes(24).toString("hex")}`;
  data.tokens.push({ token, workspace: code.workspace, scope: code.scope });
  app.file.changed();
  const { id, name } = data.workspaces.find((one) => one.id === code.workspace) ?? refuse("invalid_code");
  return json(200, {
    ok: true,
    access_token: token,
    token_type: "bot",
    scope: code.scope,
    bot_user_id: "U0KRQLJ9H",
    app_id: "A0KRD7HC3",
    team: { id, name },
    enterprise: null,
    authed_user: { id: "U1234" },
  });
}

function parseInstallRequest(app: App, query: URLSearchParams) {
  const redirectUri = query.get("redirect_uri") ?? "";
  const isKnown = URL.canParse(redirectUri) && (!app.appUrl || new URL(redirectUri).origin === app.appUrl);
  if (query.get("client_id") !== app.clientId) throw problem("Invalid client_id parameter");
  if (!isKnown) throw problem("redirect_uri did not match any configured URIs.");
  const scope = query.get("scope") ?? "";
  if (!scope) throw problem("Invalid permissions requested");
  return { redirectUri, scope, state: query.get("state") };
}

const problem = (message: string): ReplyError =>
  new ReplyError(htmlPage(page("Slack", html`<h1>Something went wrong</h1><p>${message}</p>`), 400));
