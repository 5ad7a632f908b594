/** The state of an authorisation server; a stand-in keeps it within its own state. */
export interface OAuthState {
  accounts: OAuthAccount[];
  codes: AuthCode[];
  grants: Grant[];
  accessTokens: AccessToken[];
}

export interface OAuthAccount {
  email: string;
  /** The service's stable user number. */
  sub: string;
  name: string;
}

export interface AuthCode {
  code: string;
  clientId: string;
  email: string;
  scopes: string[];
  redirectUri: string;
  challenge: string | undefined;
  expiresAtMs: number;
  used: boolean;
}

/** One account's consent to one client, under one refresh token. */
export interface Grant {
  clientId: string;
  email: string;
  scopes: string[];
  refreshToken: string;
}

export interface AccessToken {
  token: string;
  email: string;
  scopes: string[];
  expiresAtMs: number;
}

export const newOAuthState = (): OAuthState => ({ accounts: [], codes: [], grants: [], accessTokens: [] });

/** Revokes all grants, tokens and codes of an account. */
export function revokeGrants(state: OAuthState, email: string): void {
  state.grants = state.grants.filter((grant) => grant.email !== email);
  state.accessTokens = state.accessTokens.filter((token) => token.email !== email);
  state.codes = state.codes.filter((code) => code.email !== email);
}

/** Expires an account's access tokens now; returns how many. */
export function expireTokens(state: OAuthState, email: string): number {
  const own = state.accessTokens.filter((token) => token.email === email);
  for (const token of own) token.expiresAtMs = 0;
  return own.length;
}
