import { html, page } from "../../src/stand-in/html";
import type { Account } from "../state";
import type { AuthorizeRequest } from "./authorize-request";
import { isSignInScope, scopeDescription } from "./scopes";

/** Fits a popup of 500×600: the buttons stay at the bottom edge. */
export function consentPage(accounts: Account[], asked: AuthorizeRequest, problem?: string): string {
  const hint = asked.loginHint?.toLowerCase();
  const isKnown = accounts.some((account) => account.email === hint);
  const chosen = hint ? (isKnown ? hint : undefined) : accounts[0]?.email;
  const content = html`<h1>Sign in with Google</h1>
<p class="muted">A stand-in: continue to <strong>${new URL(asked.redirectUri).host}</strong></p>
${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : ""}
<form method="post" action="/o/oauth2/v2/auth">
<input type="hidden" name="request" value="${asked.source}">
<fieldset><legend>Choose an account</legend>
${accounts.map(
  (account) =>
    html`<label><input type="radio" name="account" value="${account.email}" ${account.email === chosen ? html`checked` : ""}>
${account.name} <span class="muted">${account.email}</span></label>`,
)}
<label>Another e-mail <input type="email" name="other" value="${isKnown ? "" : (hint ?? "")}"></label></fieldset>
<fieldset><legend>What it can do</legend>${asked.scopes.map(scopeLine)}</fieldset>
<p style="position:sticky;bottom:0;background:#fff;padding:8px 0;margin:0;display:flex;justify-content:flex-end;gap:8px">
<button name="decision" value="deny">Deny</button>
<button class="primary" name="decision" value="allow">Allow</button></p></form>`;
  return page("Sign in - Google Accounts", content);
}

function scopeLine(scope: string) {
  if (isSignInScope(scope))
    return html`<label><input type="checkbox" checked disabled> ${scopeDescription(scope)}</label>`;
  return html`<label><input type="checkbox" name="scope" value="${scope}" checked> ${scopeDescription(scope)}</label>`;
}
