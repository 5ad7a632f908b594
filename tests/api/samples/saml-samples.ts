import type { SamlFixture } from "../../support/identity/saml";

/** One sample for each endpoint of SAML. */
export function samlSamples({ saml: { id, body }, team }: { saml: SamlFixture; team: { slug: string } }) {
  const params = { id };
  return {
    "identity.listSsoProviders": { query: { team_slug: team.slug } },
    "identity.listSaml": {},
    "identity.getSaml": { params },
    "identity.createSaml": { body: { ...body, name: "mine" } },
    "identity.changeSaml": { params, body: { ...body, name: "mine" } },
    "identity.deleteSaml": { params },
    "identity.testSaml": { params },
  };
}
