import type { BrowserContext } from "playwright-core";
import { suite } from "../../support/suite/suite";
import type { Member } from "../../support/teams/tenant";

/** The storage key of Firebase Auth's session. `local` is the API key of the emulators. */
const KEY = "firebase:authUser:local:[DEFAULT]";
const MARK = "test.session-given";
const HOUR_MS = 3_600_000;

/** Signs a member in to all pages of a browser by storing a session. */
export async function signInBrowser(context: BrowserContext, member: Member): Promise<void> {
  const session = [suite.appUrl, MARK, KEY, JSON.stringify(storedUser(member))];
  // Only once: a page after signing out must not get the session again.
  await context.addInitScript(`{
    const [origin, mark, key, user] = ${JSON.stringify(session)};
    if (location.origin === origin && !localStorage.getItem(mark)) {
      localStorage.setItem(mark, "1");
      localStorage.setItem(key, user);
    }
  }`);
}

const storedUser = ({ uid, email, display_name, teamId, idToken, refreshToken }: Member) => ({
  ...{ uid, email, emailVerified: true, displayName: display_name, isAnonymous: false, providerData: [] },
  stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + HOUR_MS },
  tenantId: teamId,
  apiKey: "local",
  appName: "[DEFAULT]",
});
