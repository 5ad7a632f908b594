import { bearerToken, type StandInRequest } from "../stand-in/request";
import type { OAuthAccount, OAuthState } from "./oauth-state";

/** The account and scopes of the call's access token; undefined if the token is missing, unknown or expired. */
export function callerOf(
  state: OAuthState,
  request: StandInRequest,
): { account: OAuthAccount; scopes: string[] } | undefined {
  const given = bearerToken(request);
  const token = state.accessTokens.find((one) => one.token === given && one.expiresAtMs > Date.now());
  const account = state.accounts.find(({ email }) => email === token?.email);
  return token && account ? { account, scopes: token.scopes } : undefined;
}
