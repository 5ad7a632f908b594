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

/** A company whose accounts members connect, as its OAuth 2.0 authorisation server wants to be spoken to. */
export type OAuthProvider = {
  authorizeUrl: () => string;
  tokenUrl: () => string;
  /** null where grants can only be taken back by the user. */
  revokeUrl: (() => string) | null;
  /** Permissions that the product can't do without, by what an account is connected for: no more are asked for. */
  scopes: Partial<Record<Service, readonly string[]>>;
  /** What else is asked for: who it is, and a token to renew with. */
  identityScopes: readonly string[];
  /** What the consent page is told besides; `isAgain` for an account that is known. */
  consent: (isAgain: boolean, locale: Locale) => Record<string, string>;
  hasPkce: boolean;
  /** Whether the client names itself in a header (HTTP Basic) instead of the form. */
  hasBasicClient?: true;
  /** Asks whose account a token opens, where the provider gives no id token. */
  emailOf?: (accessToken: string) => Promise<string>;
  /** @throws CAL-DOMAIN-NW_CREDENTIALS when the team must first give its own */
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
  // Only a fresh offline grant is sure to come with a refresh token.
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
    // Accounts of companies only: it must not stand in the way of a personal account's calendar.
    conferencing: ["https://graph.microsoft.com/OnlineMeetings.ReadWrite"],
  },
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
