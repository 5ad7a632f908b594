import { createHash, createHmac, randomBytes } from "node:crypto";
import { json, type Reply, ReplyError } from "../stand-in/reply";
import { formBody, type StandInRequest } from "../stand-in/request";
import type { OAuthService } from "./oauth-service";
import { type Grant, revokeGrants } from "./oauth-state";

type Client = { id: string; secret: string };

/** Handles the token endpoint, for `authorization_code` and `refresh_token`. */
export function grantToken(service: OAuthService, request: StandInRequest): Reply {
  const form = formBody(request);
  const client = checkClient(service, form);
  const grantType = form.get("grant_type");
  if (grantType === "authorization_code") return redeemCode(service, client, form);
  if (grantType === "refresh_token") return refresh(service, client, form);
  throw oauthError(400, "unsupported_grant_type", `${grantType} is not supported.`);
}

/** Revokes all grants of the account whose access or refresh token is given. */
export function revokeToken(service: OAuthService, request: StandInRequest): Reply {
  const form = formBody(request);
  checkClient(service, form);
  const { grants, accessTokens } = service.state();
  const given = form.get("token");
  const known =
    grants.find(({ refreshToken }) => refreshToken === given) ?? accessTokens.find(({ token }) => token === given);
  if (known) revokeGrants(service.state(), known.email);
  service.changed();
  return json(200, {});
}

function checkClient(service: OAuthService, form: URLSearchParams): Client {
  const id = form.get("client_id") ?? "";
  const secret = service.clientSecret(id);
  if (secret === undefined || secret !== form.get("client_secret"))
    throw oauthError(401, "invalid_client", "The client or its secret is not valid.");
  return { id, secret };
}

function redeemCode(service: OAuthService, client: Client, form: URLSearchParams): Reply {
  const code = service.state().codes.find((one) => one.code === form.get("code") && one.clientId === client.id);
  if (!code || code.used || code.expiresAtMs <= Date.now()) throw oauthError(400, "invalid_grant", "The code is bad.");
  if (form.get("redirect_uri") !== code.redirectUri) throw oauthError(400, "invalid_grant", "Another redirect_uri.");
  const verifier = form.get("code_verifier") ?? "";
  if (code.challenge && createHash("sha256").update(verifier).digest("base64url") !== code.challenge)
    throw oauthError(400, "invalid_grant", "The code_verifier is bad.");
  code.used = true;
  const grant = { clientId: client.id, email: code.email, scopes: code.scopes, refreshToken: newToken("r") };
  service.state().grants.push(grant);
  return issue(service, client, grant);
}

function refresh(service: OAuthService, client: Client, form: URLSearchParams): Reply {
  const given = form.get("refresh_token");
  const grant = service.state().grants.find((one) => one.refreshToken === given && one.clientId === client.id);
  if (!grant) throw oauthError(400, "invalid_grant", "The refresh token has expired or was revoked.");
  if (service.rotates) grant.refreshToken = newToken("r");
  return issue(service, client, grant);
}

function issue(service: OAuthService, client: Client, { email, scopes, refreshToken }: Grant): Reply {
  const state = service.state();
  const token = newToken("a");
  const expiresAtMs = Date.now() + service.expiresInSeconds * 1000;
  state.accessTokens = state.accessTokens.filter((one) => one.expiresAtMs > Date.now());
  state.accessTokens.push({ token, email, scopes, expiresAtMs });
  service.changed();
  const tokens = {
    token_type: "Bearer",
    scope: scopes.join(" "),
    expires_in: service.expiresInSeconds,
    access_token: token,
    ...(service.isOffline(scopes) && { refresh_token: refreshToken }),
    ...(scopes.includes("openid") && { id_token: idToken(service, client, email, scopes) }),
  };
  return json(200, service.shape(tokens));
}

function idToken(service: OAuthService, client: Client, email: string, scopes: string[]): string {
  const { sub, name } = service.ensureAccount(email);
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims = {
    iss: service.issuer,
    aud: client.id,
    sub,
    ...(scopes.includes("email") && { email }),
    ...(scopes.includes("profile") && { name, preferred_username: email }),
    iat: issuedAt,
    exp: issuedAt + service.expiresInSeconds,
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${createHmac("sha256", client.secret).update(signed).digest("base64url")}`;
}

const newToken = (kind: string): string => `${kind}.${randomBytes(40).toString("base64url")}`;

function oauthError(status: number, error: string, description: string): ReplyError {
  return new ReplyError(json(status, { error, error_description: description }));
}
