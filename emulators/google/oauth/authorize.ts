import { randomBytes } from "node:crypto";
import { htmlPage, type Reply, redirect } from "../../src/stand-in/reply";
import { formBody, type StandInRequest } from "../../src/stand-in/request";
import { isEmail } from "../../src/stand-in/values";
import { ensureAccount } from "../accounts";
import { type Google, isoNow, nowMs } from "../google";
import type { Grant } from "../state";
import { type AuthorizeRequest, readAuthorizeRequest } from "./authorize-request";
import { consentPage } from "./consent-page";
import { isSignInScope } from "./scopes";

const CODE_LIFE_MS = 10 * 60_000;

/** `GET /o/oauth2/v2/auth`: the consent page, or with `prompt=none` an immediate redirect. */
export function showConsent(google: Google, request: StandInRequest): Reply {
  const asked = readAuthorizeRequest(google, request.query);
  if (!asked.prompts.includes("none")) return htmlPage(consentPage(google.file.data.accounts, asked));
  const grant = google.file.data.grants.find((one) => one.email === asked.loginHint?.toLowerCase());
  if (!grant || !asked.scopes.every((scope) => grant.scopes.includes(scope))) {
    return redirectToClient(asked, { error: "interaction_required" });
  }
  return allow(google, asked, { email: grant.email, scopes: asked.scopes });
}

/** Handles the consent page's form: `account` or `other`, the ticked `scope`s, and `decision`. */
export function decideConsent(google: Google, request: StandInRequest): Reply {
  const form = formBody(request);
  const asked = readAuthorizeRequest(google, new URLSearchParams(form.get("request") ?? ""));
  if (form.get("decision") !== "allow") return redirectToClient(asked, { error: "access_denied" });
  const email = form.get("other")?.trim() || form.get("account");
  if (!isEmail(email)) {
    return htmlPage(
      consentPage(google.file.data.accounts, asked, "Choose an account or enter an e-mail address."),
      400,
    );
  }
  const ticked = form.getAll("scope");
  const scopes = asked.scopes.filter((scope) => isSignInScope(scope) || ticked.includes(scope));
  return allow(google, asked, { email: ensureAccount(google.file.data, email).email, scopes });
}

function allow(google: Google, asked: AuthorizeRequest, { email, scopes }: { email: string; scopes: string[] }): Reply {
  const grant = grantOf(google, email);
  const granted = asked.includeGranted ? [...new Set([...scopes, ...grant.scopes])] : scopes;
  const givesRefreshToken = asked.offline && (grant.refreshTokens.length === 0 || asked.prompts.includes("consent"));
  grant.scopes = [...new Set([...grant.scopes, ...granted])];
  const code = `4/0A${randomBytes(30).toString("base64url")}`;
  const { redirectUri, challenge, nonce, offline } = asked;
  const { codes } = google.file.data;
  google.file.data.codes = codes.filter((one) => one.expiresAtMs > nowMs() - CODE_LIFE_MS);
  google.file.data.codes.push({
    ...{ code, email, scopes: granted, redirectUri, challenge, nonce, offline, givesRefreshToken },
    expiresAtMs: nowMs() + CODE_LIFE_MS,
    used: false,
  });
  google.file.changed();
  return redirectToClient(asked, {
    code,
    scope: granted.join(" "),
    authuser: "0",
    prompt: asked.prompts.join(" ") || "consent",
  });
}

function grantOf(google: Google, email: string): Grant {
  const { grants } = google.file.data;
  const known = grants.find((grant) => grant.email === email);
  if (known) return known;
  const grant: Grant = { email, scopes: [], refreshTokens: [], grantedAt: isoNow() };
  grants.push(grant);
  return grant;
}

function redirectToClient(asked: AuthorizeRequest, answer: Record<string, string>): Reply {
  const url = new URL(asked.redirectUri);
  if (asked.state !== null) url.searchParams.set("state", asked.state);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return redirect(url.href);
}
