import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase/app";
import { type Auth, connectAuthEmulator, getAuth } from "firebase/auth";
import { generate } from "otplib";
import { auth as admin, firestore } from "../support/suite/admin";
import { suite } from "../support/suite/suite";
import { createMember, createTenant } from "../support/teams/tenant";

export { PASSWORD } from "../support/teams/tenant";

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

/** A team of the product, whose blocking functions judge these sign-ins too. Returns its tenant's id. */
export async function newTenant(state: "ENABLED" | "DISABLED" = "ENABLED"): Promise<string> {
  const { teamId } = await createTenant();
  await admin.tenantManager().updateTenant(teamId, { multiFactorConfig: totp(state) });
  return teamId;
}

/** A member whose e-mail address is verified. */
export async function newUser(teamId: string) {
  const { team_slug: slug, domain } = (await firestore.doc(`teams/${teamId}`).get()).data() ?? {};
  const { email, uid } = await createMember({ teamId, slug, domain }, "member");
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
