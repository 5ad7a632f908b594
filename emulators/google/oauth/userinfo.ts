import { json, type Reply } from "../../src/stand-in/reply";
import { bearerToken, formBody, type StandInRequest } from "../../src/stand-in/request";
import { findAccount } from "../accounts";
import { liveToken } from "../api-access";
import { insufficientPermissions, unauthorized } from "../api-error";
import { type Google, nowMs } from "../google";
import type { Account } from "../state";
import { EMAIL_SCOPE, isSignInScope, PROFILE_SCOPE } from "./scopes";
import { oauthError } from "./token";

/** `GET /oauth2/v2/userinfo` */
export function userinfoV2(google: Google, request: StandInRequest): Reply {
  const { account, email, profile } = whoIs(google, request);
  return json(200, {
    id: account.sub,
    ...(email ? { email: account.email, verified_email: true } : {}),
    ...(profile ? { name: account.name, given_name: account.name } : {}),
  });
}

/** `GET /oauth2/v3/userinfo`, OpenID Connect's. */
export function userinfoV3(google: Google, request: StandInRequest): Reply {
  const { account, email, profile } = whoIs(google, request);
  return json(200, {
    sub: account.sub,
    ...(profile ? { name: account.name, given_name: account.name } : {}),
    ...(email ? { email: account.email, email_verified: true } : {}),
  });
}

function whoIs(google: Google, request: StandInRequest): { account: Account; email: boolean; profile: boolean } {
  const token = liveToken(google, request);
  if (!token.scopes.some(isSignInScope)) insufficientPermissions(["openid", EMAIL_SCOPE, PROFILE_SCOPE]);
  return {
    account: findAccount(google.file.data, token.email) ?? unauthorized(true),
    email: token.scopes.includes(EMAIL_SCOPE),
    profile: token.scopes.includes(PROFILE_SCOPE),
  };
}

/** `/tokeninfo`: the scopes of an access token. */
export function tokenInfo(google: Google, request: StandInRequest): Reply {
  const given = request.query.get("access_token") ?? formBody(request).get("access_token") ?? bearerToken(request);
  const token = google.file.data.accessTokens.find((one) => one.token === given && one.expiresAtMs > nowMs());
  if (!token) throw oauthError(400, "invalid_token", "Invalid Value");
  const account = findAccount(google.file.data, token.email);
  return json(200, {
    azp: google.clientId,
    aud: google.clientId,
    sub: account?.sub,
    scope: token.scopes.join(" "),
    exp: String(Math.floor(token.expiresAtMs / 1000)),
    expires_in: String(Math.floor((token.expiresAtMs - nowMs()) / 1000)),
    ...(token.scopes.includes(EMAIL_SCOPE) ? { email: token.email, email_verified: "true" } : {}),
    access_type: "offline",
  });
}
