import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase/app";
import { type Auth, connectAuthEmulator, getAuth } from "firebase/auth";
import { generate } from "otplib";
import { auth as admin, firestore } from "../support/suite/admin";
import { suite } from "../support/suite/suite";
import { createMember, createTenant } from "../support/teams/tenant";

export { PASSWORD } from "../support/teams/tenant";

/** firebase/auth as in a browser, on the proxy and in a tenant. */
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

/** Creates a team of the product, because its blocking functions check these sign-ins. Returns the tenant's id. */
export async function newTenant(state: "ENABLED" | "DISABLED" = "ENABLED"): Promise<string> {
  const { teamId } = await createTenant();
  await admin.tenantManager().updateTenant(teamId, { multiFactorConfig: totp(state) });
  return teamId;
}

/** Creates a member whose e-mail address is verified. */
export async function newUser(teamId: string) {
  const { team_slug: slug, domain } = (await firestore.doc(`teams/${teamId}`).get()).data() ?? {};
  const { email, uid } = await createMember({ teamId, slug, domain }, "member");
  return { email, uid };
}

/** The code of the user's authenticator, `inSeconds` from now. */
export const code = (secret: string, inSeconds = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + inSeconds });

/** A code that is wrong at all times near now. */
export async function wrongCode(secret: string): Promise<string> {
  const near = await Promise.all(Array.from({ length: 25 }, (_, index) => code(secret, (index - 12) * 30)));
  let candidate = 0;
  while (near.includes(String(candidate).padStart(6, "0"))) candidate += 1;
  return String(candidate).padStart(6, "0");
}
