import { randomBytes } from "node:crypto";
import { type Fault, type Keys, signedResponse } from "../../../emulators/saml/signed-response";
import { SigningKey } from "../../../emulators/saml/signing-key";
import { untilIdle } from "../suite/queue";
import { suite } from "../suite/suite";
import type { Member } from "../teams/tenant";
import { signInWithSaml } from "./sign-in";

const ISSUER = "urn:test:idp";
const ACS = `${suite.authUrl}/__/auth/handler`;

export type SamlFixture = Awaited<ReturnType<typeof samlProvider>>;

/** Keys of one identity provider for all tests of a file: making them takes a while. */
export const samlKeys: Keys = { now: new SigningKey(), next: new SigningKey(), other: new SigningKey() };

/** What an admin types for the tests' identity provider. */
export const samlBody = (name = "비밀 SSO", cert = samlKeys.now.certificate) => ({
  activated: false,
  name,
  entity_id: ISSUER,
  sso_url: `${suite.samlUrl}/sso`,
  cert,
});

/** The tests' identity provider in a team, not yet activated. */
export async function samlProvider(admin: Pick<Member, "client" | "teamId" | "email">, body = samlBody()) {
  const { id } = await admin.client.identity.createSaml({ body });
  const { service_provider: sp } = await admin.client.identity.listSaml({});
  const assertion = (email: string, fault?: Fault, attributes = { groups: ["sales"] }) =>
    signedResponse(
      samlKeys,
      { issuer: ISSUER, audience: sp.entity_id, callback: ACS, nameId: email, attributes },
      fault,
    );
  const params = { id };
  return {
    id,
    body,
    assertion,
    /** Signs in with an assertion, in another tenant if `tenantId` is given. */
    signIn: (email: string, fault?: Fault, tenantId = admin.teamId) =>
      signInWithSaml(tenantId, id, assertion(email, fault)),
    /** Passes the test sign-in as the admin, and activates. */
    activate: async () => {
      await admin.client.identity.testSaml({ params });
      await signInWithSaml(admin.teamId, id, assertion(admin.email)).catch(() => undefined);
      const changed = await admin.client.identity.changeSaml({ params, body: { ...body, activated: true } });
      // A copy to Identity Platform that the test sign-in started may still be running; then it is repeated.
      await untilIdle(admin.teamId);
      return changed;
    },
  };
}

/** An e-mail that nobody has in the team. */
export const newEmail = (domain: string) => `sso${randomBytes(4).toString("hex")}@${domain}`;
