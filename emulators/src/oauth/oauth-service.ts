import type { OAuthAccount, OAuthState } from "./oauth-state";

/** An OAuth 2.0 authorisation server with OpenID Connect's id tokens, as one company runs it. */
export interface OAuthService {
  name: string;
  issuer: string;
  /** Where its consent page is, and its form. */
  authorizePath: string;
  state: () => OAuthState;
  changed: () => void;
  /** The secret of a client, undefined for one it doesn't know. */
  clientSecret: (clientId: string) => string | undefined;
  /** Redirects must lead to this origin; without it, any http(s) address will do. */
  appUrl: string | undefined;
  ensureAccount: (email: string) => OAuthAccount;
  /** Whether a grant comes with a refresh token. */
  isOffline: (scopes: string[]) => boolean;
  /** Each renewal gives another refresh token, as Microsoft does. */
  rotates: boolean;
  expiresInSeconds: number;
  /** What the token endpoint answers, in this company's shape. */
  shape: (tokens: Record<string, unknown>) => Record<string, unknown>;
}

/** Scopes are parted by spaces, at Naver Works by commas too. */
export const scopesIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** Who signs in is told without asking. */
export const isSignInScope = (scope: string): boolean =>
  ["openid", "email", "profile", "offline_access"].includes(scope);
