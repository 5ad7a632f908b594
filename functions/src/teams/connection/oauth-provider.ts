import type { Locale } from "@dure/domain/shared/text";
import type { Provider } from "@dure/domain/teams/connection";
import {
  googleAuthUrl,
  googleClientId,
  googleClientSecret,
  googleTokenUrl,
  microsoftClientId,
  microsoftClientSecret,
  microsoftLoginUrl,
  naverWorksAuthUrl,
} from "../../platform/config";
import { getCredentials } from "../credential/credential-store";

export type OAuthClient = { client_id: string; client_secret: string };

/** A company whose accounts members connect, as its OAuth 2.0 authorisation server wants to be spoken to. */
export type OAuthProvider = {
  authorizeUrl: () => string;
  tokenUrl: () => string;
  /** null where grants can only be taken back by the user. */
  revokeUrl: (() => string) | null;
  /** Permissions that the product can't do without: no more than these is asked for. */
  scopes: readonly string[];
  /** What else is asked for: who it is, and a token to renew with. */
  identityScopes: readonly string[];
  /** What the consent page is told besides; `isAgain` for an account that is known. */
  consent: (isAgain: boolean, locale: Locale) => Record<string, string>;
  hasPkce: boolean;
  /** @throws CAL-DOMAIN-NW_CREDENTIALS when the team must first give its own */
  client: (teamId: string) => Promise<OAuthClient>;
};

export const oauthProvider = (provider: Provider): OAuthProvider => PROVIDERS[provider];

const google: OAuthProvider = {
  authorizeUrl: () => `${googleAuthUrl.value()}/o/oauth2/v2/auth`,
  tokenUrl: () => `${googleTokenUrl.value()}/token`,
  revokeUrl: () => `${googleTokenUrl.value()}/revoke`,
  scopes: [
    "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
    "https://www.googleapis.com/auth/calendar.freebusy",
    "https://www.googleapis.com/auth/calendar.events",
  ],
  identityScopes: ["openid", "email"],
  // Only an offline grant that is asked for anew is sure to come with a refresh token.
  consent: (isAgain, locale) => ({
    access_type: "offline",
    prompt: isAgain ? "consent" : "consent select_account",
    hl: locale,
  }),
  hasPkce: true,
  client: async () => ({ client_id: googleClientId.value(), client_secret: googleClientSecret.value() }),
};

const outlook: OAuthProvider = {
  authorizeUrl: () => `${microsoftLoginUrl.value()}/common/oauth2/v2.0/authorize`,
  tokenUrl: () => `${microsoftLoginUrl.value()}/common/oauth2/v2.0/token`,
  revokeUrl: null,
  scopes: ["https://graph.microsoft.com/Calendars.ReadWrite", "https://graph.microsoft.com/MailboxSettings.Read"],
  identityScopes: ["openid", "email", "profile", "offline_access"],
  consent: (isAgain) => ({ response_mode: "query", prompt: isAgain ? "consent" : "select_account" }),
  hasPkce: true,
  client: async () => ({ client_id: microsoftClientId.value(), client_secret: microsoftClientSecret.value() }),
};

/** Naver Works has no client of the product's own: each team registers one and gives its credentials. */
const naverWorks: OAuthProvider = {
  authorizeUrl: () => `${naverWorksAuthUrl.value()}/oauth2/v2.0/authorize`,
  tokenUrl: () => `${naverWorksAuthUrl.value()}/oauth2/v2.0/token`,
  revokeUrl: () => `${naverWorksAuthUrl.value()}/oauth2/v2.0/revoke`,
  scopes: ["calendar"],
  identityScopes: ["openid", "email"],
  consent: () => ({}),
  hasPkce: false,
  client: (teamId) => getCredentials(teamId, "naver-works"),
};

const PROVIDERS: Record<Provider, OAuthProvider> = { google, outlook, "naver-works": naverWorks };
