import { bearerToken, type StandInRequest } from "../stand-in/request";
import type { OAuthAccount, OAuthState } from "./oauth-state";

/** Whose live token the call carries, and what it permits; undefined without one. */
export function callerOf(
  state: OAuthState,
  request: StandInRequest,
): { account: OAuthAccount; scopes: string[] } | undefined {
  const given = bearerToken(request);
  const token = state.accessTokens.find((one) => one.token === given && one.expiresAtMs > Date.now());
  const account = state.accounts.find(({ email }) => email === token?.email);
  return token && account ? { account, scopes: token.scopes } : undefined;
}
