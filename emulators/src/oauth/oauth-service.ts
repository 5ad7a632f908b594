import type { OAuthAccount, OAuthState } from "./oauth-state";

/** How one company's OAuth 2.0 authorisation server with OpenID Connect id tokens behaves. */
export interface OAuthService {
  name: string;
  issuer: string;
  /** The path of the consent page (GET) and of its form (POST). */
  authorizePath: string;
  state: () => OAuthState;
  changed: () => void;
  /** The secret of a client; undefined if the client is unknown. */
  clientSecret: (clientId: string) => string | undefined;
  /** The only origin that redirects may lead to. Without it, any http(s) address is accepted. */
  appUrl: string | undefined;
  ensureAccount: (email: string) => OAuthAccount;
  /** Whether a grant of these scopes includes a refresh token. */
  isOffline: (scopes: string[]) => boolean;
  /** Whether each refresh returns a new refresh token, as at Microsoft. */
  rotates: boolean;
  expiresInSeconds: number;
  /** Converts the token endpoint's response to this company's format. */
  shape: (tokens: Record<string, unknown>) => Record<string, unknown>;
}

/** Splits a list of scopes at spaces, and at commas as Naver Works does. */
export const scopesIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** Whether a scope is only about signing in: such a scope needs no consent of its own. */
export const isSignInScope = (scope: string): boolean =>
  ["openid", "email", "profile", "offline_access"].includes(scope);
