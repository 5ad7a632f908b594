/** What an authorisation server keeps; a stand-in's own state holds it beside the rest. */
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

/** What one account lets one client do, under one refresh token. */
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

/** The account takes back all it granted. */
export function revokeGrants(state: OAuthState, email: string): void {
  state.grants = state.grants.filter((grant) => grant.email !== email);
  state.accessTokens = state.accessTokens.filter((token) => token.email !== email);
  state.codes = state.codes.filter((code) => code.email !== email);
}

/** Access tokens end before their time. */
export function expireTokens(state: OAuthState, email: string): number {
  const own = state.accessTokens.filter((token) => token.email === email);
  for (const token of own) token.expiresAtMs = 0;
  return own.length;
}
