import { html, page } from "../../src/stand-in/html";
import { htmlPage, ReplyError } from "../../src/stand-in/reply";
import type { Google } from "../google";
import { readScopes } from "./scopes";

/** A validated authorisation request. */
export interface AuthorizeRequest {
  redirectUri: string;
  scopes: string[];
  state: string | null;
  offline: boolean;
  prompts: string[];
  loginHint: string | null;
  includeGranted: boolean;
  challenge: string | undefined;
  nonce: string | undefined;
  /** The request's query string, which the page's form sends back. */
  source: string;
}

/** Validates the query. Errors that Google does not redirect are shown on a page with status 400 or 401. */
export function readAuthorizeRequest(google: Google, query: URLSearchParams): AuthorizeRequest {
  const clientId = requiredParam(query, "client_id");
  if (clientId !== google.clientId) throw pageError(401, "invalid_client", "The OAuth client was not found.");
  const redirectUri = requiredParam(query, "redirect_uri");
  checkRedirect(google, redirectUri);
  if (requiredParam(query, "response_type") !== "code") {
    throw pageError(400, "unsupported_response_type", "Only the code flow is served here.");
  }
  const scopes = readScopes(requiredParam(query, "scope"));
  if (!scopes) throw pageError(400, "invalid_scope", `Some requested scopes were invalid: ${query.get("scope")}`);
  return {
    redirectUri,
    scopes,
    state: query.get("state"),
    offline: readChoice(query, "access_type", ["online", "offline"]) === "offline",
    prompts: (query.get("prompt") ?? "").split(" ").filter(Boolean),
    loginHint: query.get("login_hint"),
    includeGranted: query.get("include_granted_scopes") === "true",
    challenge: readChallenge(query),
    nonce: query.get("nonce") ?? undefined,
    source: query.toString(),
  };
}

function requiredParam(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value) return value;
  throw pageError(400, "invalid_request", `Missing required parameter: ${name}`);
}

function checkRedirect({ appUrl }: Google, redirectUri: string): void {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (isWeb && !url?.hash && (!appUrl || url?.origin === new URL(appUrl).origin)) return;
  throw pageError(
    400,
    "redirect_uri_mismatch",
    `The redirect URI in the request, ${redirectUri}, does not match the ones authorized for the OAuth client.`,
  );
}

function readChoice(query: URLSearchParams, name: string, choices: string[]): string | undefined {
  const value = query.get(name);
  if (value === null || choices.includes(value)) return value ?? undefined;
  throw pageError(400, "invalid_request", `Invalid parameter value for ${name}: ${value}`);
}

function readChallenge(query: URLSearchParams): string | undefined {
  const challenge = query.get("code_challenge");
  if (challenge === null) return undefined;
  if (query.get("code_challenge_method") !== "S256") {
    throw pageError(400, "invalid_request", "code_challenge_method must be S256 here.");
  }
  if (/^[\w-]{43}$/.test(challenge)) return challenge;
  throw pageError(400, "invalid_request", "Invalid code_challenge.");
}

function pageError(status: 400 | 401, code: string, message: string): ReplyError {
  const content = html`<h1>Access blocked: Authorization Error</h1><p>${message}</p><p class="muted">Error ${status}: ${code}</p>`;
  return new ReplyError(htmlPage(page("Error", content), status));
}
