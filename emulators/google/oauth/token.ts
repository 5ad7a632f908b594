import { createHash, randomBytes } from "node:crypto";
import { json, type Reply, ReplyError } from "../../src/stand-in/reply";
import { formBody, header, type StandInRequest } from "../../src/stand-in/request";
import { type Google, nowMs } from "../google";
import { idToken } from "./id-token";

/** One second less than an hour, as at Google. */
const EXPIRES_IN_SECONDS = 3599;

/** `POST /token` for `authorization_code` and `refresh_token`. */
export function grantToken(google: Google, request: StandInRequest): Reply {
  const form = formBody(request);
  checkClient(google, request, form);
  const grantType = form.get("grant_type");
  if (grantType === "authorization_code") return redeemCode(google, form);
  if (grantType === "refresh_token") return refresh(google, form);
  const problem = grantType ? `Invalid grant_type: ${grantType}` : "Missing required parameter: grant_type";
  throw oauthError(400, grantType ? "unsupported_grant_type" : "invalid_request", problem);
}

function checkClient(google: Google, request: StandInRequest, form: URLSearchParams): void {
  const [, basic] = /^Basic +(\S+)$/i.exec(header(request, "authorization") ?? "") ?? [];
  const [basicId, basicSecret] = basic ? Buffer.from(basic, "base64").toString().split(":", 2) : [];
  const id = form.get("client_id") ?? basicId;
  if (!id) throw oauthError(400, "invalid_request", "Could not determine client ID from request.");
  if (id !== google.clientId) throw oauthError(401, "invalid_client", "The OAuth client was not found.");
  const secret = form.get("client_secret") ?? basicSecret;
  if (!secret) throw oauthError(400, "invalid_request", "client_secret is missing.");
  if (secret !== google.clientSecret) {
    throw oauthError(401, "invalid_client", "The provided client secret is invalid.");
  }
}

function redeemCode(google: Google, form: URLSearchParams): Reply {
  const given = form.get("code");
  if (!given) throw oauthError(400, "invalid_request", "Missing required parameter: code");
  const code = google.file.data.codes.find((candidate) => candidate.code === given);
  if (!code) throw oauthError(400, "invalid_grant", "Malformed auth code.");
  if (code.used || code.expiresAtMs <= nowMs()) throw oauthError(400, "invalid_grant", "Bad Request");
  if (form.get("redirect_uri") !== code.redirectUri) throw oauthError(400, "redirect_uri_mismatch", "Bad Request");
  checkVerifier(code.challenge, form.get("code_verifier"));
  code.used = true;
  const { email, scopes, nonce } = code;
  const refreshToken = code.givesRefreshToken ? newRefreshToken(google, code) : undefined;
  return json(200, {
    ...issue(google, { email, scopes, nonce }),
    ...(refreshToken ? { refresh_token: refreshToken } : {}),
  });
}

function checkVerifier(challenge: string | undefined, verifier: string | null): void {
  if (!challenge) return;
  if (!verifier) throw oauthError(400, "invalid_grant", "Missing code verifier.");
  if (createHash("sha256").update(verifier).digest("base64url") === challenge) return;
  throw oauthError(400, "invalid_grant", "Invalid code verifier.");
}

function refresh(google: Google, form: URLSearchParams): Reply {
  const given = form.get("refresh_token");
  if (!given) throw oauthError(400, "invalid_request", "Missing required parameter: refresh_token");
  for (const { email, refreshTokens } of google.file.data.grants) {
    const known = refreshTokens.find((candidate) => candidate.token === given);
    if (known) return json(200, issue(google, { email, scopes: known.scopes, nonce: undefined }));
  }
  throw oauthError(400, "invalid_grant", "Token has been expired or revoked.");
}

function issue(
  google: Google,
  { email, scopes, nonce }: { email: string; scopes: string[]; nonce: string | undefined },
): Record<string, unknown> {
  const { data } = google.file;
  const token = `ya29.a0${randomBytes(60).toString("base64url")}`;
  data.accessTokens = data.accessTokens.filter((one) => one.expiresAtMs > nowMs());
  data.accessTokens.push({ token, email, scopes, expiresAtMs: nowMs() + EXPIRES_IN_SECONDS * 1000 });
  google.file.changed();
  return {
    access_token: token,
    expires_in: EXPIRES_IN_SECONDS,
    scope: scopes.join(" "),
    token_type: "Bearer",
    ...(scopes.includes("openid") ? { id_token: idToken(google, { email, scopes, nonce }) } : {}),
  };
}

function newRefreshToken(google: Google, { email, scopes }: { email: string; scopes: string[] }): string {
  const token = `1//0e${randomBytes(48).toString("base64url")}`;
  google.file.data.grants.find((grant) => grant.email === email)?.refreshTokens.push({ token, scopes });
  return token;
}

export function oauthError(status: number, error: string, description: string): ReplyError {
  return new ReplyError(json(status, { error, error_description: description }));
}
