import type { Saml } from "@dure/domain/identity/saml/saml";
import { auth as admin, firestore } from "../support/suite/admin";
import { createMember, createTenant } from "../support/teams/tenant";

export { client, code, wrongCode } from "../support/identity/authenticator";

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

/** Activates a SAML provider, because the product's blocking functions refuse sign-ins by an inactive one. */
export async function activateSaml(teamId: string, id: string): Promise<void> {
  const now = new Date().toISOString();
  const of = { entity_id: "", sso_url: "", cert: "", certificates: [], test: null, tested: null };
  const saml: Saml = { id, name: id, activated: true, ...of, created_at: now, updated_at: now };
  await firestore.doc(`teams/${teamId}/saml/${id}`).set(saml);
}
