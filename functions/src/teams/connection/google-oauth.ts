import { appUrl, googleAuthUrl, googleClientId, googleClientSecret, googleTokenUrl } from "../../platform/config";

/** Lists calendars, sees when they are busy, keeps events: no more than these is asked for. */
export const GOOGLE_SCOPES = [
  "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
  "https://www.googleapis.com/auth/calendar.freebusy",
  "https://www.googleapis.com/auth/calendar.events",
] as const;

const TIMEOUT_MS = 10_000;

/** Google's SDK, the calendar's part of it only: the whole takes seconds to load. */
export const loadGoogle = () => import("googleapis/build/src/apis/calendar/index.js");

/** A client of Google's authorisation server for the product, without a user's tokens. */
export async function googleClient() {
  const { auth } = await loadGoogle();
  return new auth.OAuth2({
    clientId: googleClientId.value(),
    clientSecret: googleClientSecret.value(),
    redirectUri: `${appUrl.value()}/api/authorize/callback`,
    endpoints: {
      oauth2AuthBaseUrl: `${googleAuthUrl.value()}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${googleTokenUrl.value()}/token`,
      oauth2RevokeUrl: `${googleTokenUrl.value()}/revoke`,
    },
    transporterOptions: { timeout: TIMEOUT_MS },
  });
}

/** Whether Google says that the user took the grant back, or that it ended. */
export const isRevoked = (error: unknown): boolean =>
  (error as { response?: { data?: { error?: unknown } } }).response?.data?.error === "invalid_grant";
