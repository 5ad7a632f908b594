import { html, page } from "../stand-in/html";
import { isSignInScope, type OAuthService } from "./oauth-service";

/** A validated authorisation request. */
export interface ConsentRequest {
  clientId: string;
  redirectUri: string;
  scopes: string[];
  state: string | null;
  loginHint: string | null;
  challenge: string | undefined;
  /** The request's query string, which the page's form sends back. */
  source: string;
}

/** Fits a popup of 500×600: the buttons stay at the bottom edge. */
export function consentPage(service: OAuthService, consent: ConsentRequest, problem?: string): string {
  const { accounts } = service.state();
  const hint = consent.loginHint?.toLowerCase();
  const isKnown = accounts.some(({ email }) => email === hint);
  const chosen = isKnown ? hint : hint ? undefined : accounts[0]?.email;
  const content = html`<h1>Sign in with ${service.name}</h1>
<p class="muted">A stand-in: continue to <strong>${new URL(consent.redirectUri).host}</strong></p>
${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : ""}
<form method="post" action="${service.authorizePath}">
<input type="hidden" name="request" value="${consent.source}">
<fieldset><legend>Choose an account</legend>
${accounts.map(
  ({ email, name }) =>
    html`<label><input type="radio" name="account" value="${email}" ${email === chosen ? html`checked` : ""}>
${name} <span class="muted">${email}</span></label>`,
)}
<label>Another e-mail <input type="email" name="other" value="${isKnown ? "" : (hint ?? "")}"></label></fieldset>
<fieldset><legend>What it can do</legend>${consent.scopes.map(scopeLine)}</fieldset>
<p style="position:sticky;bottom:0;background:#fff;padding:8px 0;margin:0;display:flex;justify-content:flex-end;gap:8px">
<button name="decision" value="deny">Deny</button>
<button class="primary" name="decision" value="allow">Allow</button></p></form>`;
  return page(`Sign in - ${service.name}`, content);
}

function scopeLine(scope: string) {
  if (isSignInScope(scope)) return html`<label><input type="checkbox" checked disabled> ${scope}</label>`;
  return html`<label><input type="checkbox" name="scope" value="${scope}" checked> ${scope}</label>`;
}
