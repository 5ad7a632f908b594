import type { Locale } from "@dure/domain/shared/text";
import type { Provider, Service } from "@dure/domain/teams/connection";
import {
  googleAuthUrl,
  googleClientId,
  googleClientSecret,
  googleTokenUrl,
  microsoftClientId,
  microsoftClientSecret,
  microsoftLoginUrl,
  naverWorksAuthUrl,
  zoomClientId,
  zoomClientSecret,
  zoomUrl,
} from "../../platform/config";
import { getCredentials } from "../credential/credential-store";
import { zoomEmail } from "./zoom-email";

export type OAuthClient = { client_id: string; client_secret: string };

/** The OAuth 2.0 settings of a provider whose accounts members connect. */
export type OAuthProvider = {
  authorizeUrl: () => string;
  tokenUrl: () => string;
  /** null if only the user can revoke a grant. */
  revokeUrl: (() => string) | null;
  /** The permissions that each service of the product requires; no others are requested. */
  scopes: Partial<Record<Service, readonly string[]>>;
  /** Further scopes: the account's identity, and a refresh token. */
  identityScopes: readonly string[];
  /** Further parameters of the consent page; `isAgain` for an account that was connected before. */
  consent: (isAgain: boolean, locale: Locale) => Record<string, string>;
  hasPkce: boolean;
  /** Whether the client names itself in a header (HTTP Basic) instead of the form. */
  hasBasicClient?: true;
  /** Reads the account's address, for a provider that returns no id token. */
  emailOf?: (accessToken: string) => Promise<string>;
  /** @throws CAL-DOMAIN-NW_CREDENTIALS when the team must first give a client of its own */
  client: (teamId: string) => Promise<OAuthClient>;
};

export const oauthProvider = (provider: Provider): OAuthProvider => PROVIDERS[provider];

const google: OAuthProvider = {
  authorizeUrl: () => `${googleAuthUrl.value()}/o/oauth2/v2/auth`,
  tokenUrl: () => `${googleTokenUrl.value()}/token`,
  revokeUrl: () => `${googleTokenUrl.value()}/revoke`,
  scopes: {
    calendar: [
      "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
      "https://www.googleapis.com/auth/calendar.freebusy",
      "https://www.googleapis.com/auth/calendar.events",
    ],
    email: ["https://www.googleapis.com/auth/gmail.send"],
  },
  identityScopes: ["openid", "email"],
  // Only a new offline consent is sure to return a refresh token.
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
  scopes: {
    calendar: ["https://graph.microsoft.com/Calendars.ReadWrite", "https://graph.microsoft.com/MailboxSettings.Read"],
    email: ["https://graph.microsoft.com/Mail.Send"],
    // Only company accounts have this scope, so the calendar of a personal account must not require it.
    conferencing: ["https://graph.microsoft.com/OnlineMeetings.ReadWrite"],
  },
  identityScopes: ["openid", "email", "profile", "offline_access"],
  consent: (isAgain) => ({ response_mode: "query", prompt: isAgain ? "consent" : "select_account" }),
  hasPkce: true,
  client: async () => ({ client_id: microsoftClientId.value(), client_secret: microsoftClientSecret.value() }),
};

/** The product has no client at Naver Works: each team registers a client and enters its credentials. */
const naverWorks: OAuthProvider = {
  authorizeUrl: () => `${naverWorksAuthUrl.value()}/oauth2/v2.0/authorize`,
  tokenUrl: () => `${naverWorksAuthUrl.value()}/oauth2/v2.0/token`,
  revokeUrl: () => `${naverWorksAuthUrl.value()}/oauth2/v2.0/revoke`,
  scopes: { calendar: ["calendar"] },
  identityScopes: ["openid", "email"],
  consent: () => ({}),
  hasPkce: false,
  client: (teamId) => getCredentials(teamId, "naver-works"),
};

const zoom: OAuthProvider = {
  authorizeUrl: () => `${zoomUrl.value()}/oauth/authorize`,
  tokenUrl: () => `${zoomUrl.value()}/oauth/token`,
  revokeUrl: () => `${zoomUrl.value()}/oauth/revoke`,
  scopes: {
    conferencing: [
      "meeting:write:meeting",
      "meeting:update:meeting",
      "meeting:delete:meeting",
      "meeting:read:list_meetings",
      "user:read:user",
    ],
  },
  identityScopes: [],
  consent: () => ({}),
  hasPkce: true,
  hasBasicClient: true,
  emailOf: zoomEmail,
  client: async () => ({ client_id: zoomClientId.value(), client_secret: zoomClientSecret.value() }),
};

const PROVIDERS: Record<Provider, OAuthProvider> = { google, outlook, "naver-works": naverWorks, zoom };
