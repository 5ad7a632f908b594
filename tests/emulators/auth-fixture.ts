import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase/app";
import { type Auth, connectAuthEmulator, getAuth } from "firebase/auth";
import { generate } from "otplib";
import { auth as admin, tenantAuth } from "../support/admin";
import { suite } from "../support/suite";

export const PASSWORD = "correct-horse-1";

/** A browser's own firebase/auth, on the proxy and in a tenant. */
export function client(tenantId: string): Auth {
  const app = initializeApp({ apiKey: "local", projectId: suite.projectId, authDomain: "localhost" }, randomUUID());
  const auth = getAuth(app);
  connectAuthEmulator(auth, suite.authUrl, { disableWarnings: true });
  auth.tenantId = tenantId;
  return auth;
}

export const totp = (state: "ENABLED" | "DISABLED") => ({
  state: "ENABLED" as const,
  factorIds: [],
  providerConfigs: [{ state, totpProviderConfig: { adjacentIntervals: 2 } }],
});

export async function newTenant(state: "ENABLED" | "DISABLED" = "ENABLED"): Promise<string> {
  const { tenantId } = await admin.tenantManager().createTenant({
    displayName: "proxy-test",
    emailSignInConfig: { enabled: true, passwordRequired: true },
    multiFactorConfig: totp(state),
  });
  return tenantId;
}

export const newEmail = () => `user@company-${randomUUID().slice(0, 8)}.example`;

/** A user whose e-mail address is verified. */
export async function newUser(tenantId: string) {
  const email = newEmail();
  const { uid } = await tenantAuth(tenantId).createUser({ email, password: PASSWORD, emailVerified: true });
  return { email, uid };
}

/** What the user's authenticator shows, some seconds from now. */
export const code = (secret: string, inSeconds = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + inSeconds });

/** A code that no time near now shows. */
export async function wrongCode(secret: string): Promise<string> {
  const near = await Promise.all(Array.from({ length: 25 }, (_, index) => code(secret, (index - 12) * 30)));
  let candidate = 0;
  while (near.includes(String(candidate).padStart(6, "0"))) candidate += 1;
  return String(candidate).padStart(6, "0");
}
