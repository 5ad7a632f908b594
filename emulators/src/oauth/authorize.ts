import { randomBytes } from "node:crypto";
import { html, page } from "../stand-in/html";
import { htmlPage, type Reply, ReplyError, redirect } from "../stand-in/reply";
import { formBody, type StandInRequest } from "../stand-in/request";
import { isEmail } from "../stand-in/values";
import { type ConsentRequest, consentPage } from "./consent-page";
import { isSignInScope, type OAuthService, scopesIn } from "./oauth-service";

const CODE_LIFE_MS = 10 * 60_000;

export function showConsent(service: OAuthService, request: StandInRequest): Reply {
  return htmlPage(consentPage(service, parseConsentRequest(service, request.query)));
}

/** Handles the consent page's form: `account` or `other`, the ticked `scope`s, and `decision`. */
export function decideConsent(service: OAuthService, request: StandInRequest): Reply {
  const form = formBody(request);
  const consent = parseConsentRequest(service, new URLSearchParams(form.get("request") ?? ""));
  if (form.get("decision") !== "allow")
    return redirectToClient(consent, { error: "access_denied", error_description: "The user denied the request." });
  const email = form.get("other")?.trim() || form.get("account");
  if (!isEmail(email)) return htmlPage(consentPage(service, consent, "Choose an account or enter an e-mail."), 400);
  const ticked = form.getAll("scope").flatMap(scopesIn);
  const code = `c.${randomBytes(30).toString("base64url")}`;
  service.state().codes.push({
    code,
    clientId: consent.clientId,
    email: service.ensureAccount(email).email,
    scopes: consent.scopes.filter((scope) => isSignInScope(scope) || ticked.includes(scope)),
    redirectUri: consent.redirectUri,
    challenge: consent.challenge,
    expiresAtMs: Date.now() + CODE_LIFE_MS,
    used: false,
  });
  service.changed();
  return redirectToClient(consent, { code });
}

function redirectToClient(consent: ConsentRequest, answer: Record<string, string>): Reply {
  const url = new URL(consent.redirectUri);
  if (consent.state !== null) url.searchParams.set("state", consent.state);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return redirect(url.href);
}

function parseConsentRequest(service: OAuthService, query: URLSearchParams): ConsentRequest {
  const clientId = requiredParam(query, "client_id");
  if (service.clientSecret(clientId) === undefined) throw pageError("unauthorized_client", "The client is not known.");
  const redirectUri = requiredParam(query, "redirect_uri");
  if (!isAllowedRedirect(service, redirectUri)) throw pageError("invalid_request", `${redirectUri} is not registered.`);
  if (requiredParam(query, "response_type") !== "code")
    throw pageError("unsupported_response_type", "Only code is served.");
  return {
    clientId,
    redirectUri,
    scopes: scopesIn(requiredParam(query, "scope")),
    state: query.get("state"),
    loginHint: query.get("login_hint"),
    challenge: query.get("code_challenge") ?? undefined,
    source: query.toString(),
  };
}

function isAllowedRedirect({ appUrl }: OAuthService, redirectUri: string): boolean {
  const url = URL.parse(redirectUri);
  return url !== null && /^https?:$/.test(url.protocol) && (!appUrl || url.origin === new URL(appUrl).origin);
}

function requiredParam(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value) return value;
  throw pageError("invalid_request", `The request is missing ${name}.`);
}

function pageError(code: string, message: string): ReplyError {
  return new ReplyError(
    htmlPage(page("Error", html`<h1>Sign-in failed</h1><p>${message}</p><p class="muted">${code}</p>`), 400),
  );
}
