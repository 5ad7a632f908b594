import { json, type Reply } from "../../src/stand-in/reply";
import { formBody, type StandInRequest } from "../../src/stand-in/request";
import type { Google } from "../google";
import { oauthError } from "./token";

/** `POST /revoke`: an access or refresh token revokes the account's whole grant, as at Google. */
export function revoke(google: Google, request: StandInRequest): Reply {
  const given = request.query.get("token") ?? formBody(request).get("token");
  if (!given) throw oauthError(400, "invalid_request", "Missing required parameter: token");
  const { grants, accessTokens } = google.file.data;
  const email =
    grants.find((grant) => grant.refreshTokens.some((one) => one.token === given))?.email ??
    accessTokens.find((token) => token.token === given)?.email;
  if (!email) throw oauthError(400, "invalid_token", "Token expired or revoked");
  revokeGrant(google, email);
  return json(200, {});
}

/** Revokes an account's grant: a refresh then answers `invalid_grant`, the API 401. */
export function revokeGrant(google: Google, email: string): void {
  const { data } = google.file;
  data.grants = data.grants.filter((grant) => grant.email !== email);
  data.accessTokens = data.accessTokens.filter((token) => token.email !== email);
  data.codes = data.codes.filter((code) => code.email !== email);
  google.file.changed();
}
