import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Slug } from "../user";
import { SamlBody, SamlId, SamlView } from "./saml";

const SamlPath = z.object({ id: SamlId });

/** What an identity provider must know about us. */
const ServiceProvider = z.object({ entity_id: z.string(), acs_url: z.string() });

const SsoProviders = z.object({
  /** Null if no provider is active, whether or not the team exists. */
  tenant_id: z.string().nullable(),
  /** Whether members must sign in with a provider. */
  required: z.boolean(),
  providers: z.array(z.object({ name: z.string(), protocol: z.literal("saml"), id: SamlId })),
});
export type SsoProviders = z.infer<typeof SsoProviders>;

/** A team's single sign-on (docs/sso.md). */
export const samlApi = {
  listSsoProviders: endpoint(
    "public",
    { method: "GET", path: "/public/sso/providers", summary: "The active SSO providers at a team's address" },
    { ratePerMinute: 60 },
  )
    .input(z.object({ query: z.object({ team_slug: Slug }) }))
    .output(SsoProviders),

  listSaml: endpoint("admin", { method: "GET", path: "/teams/sso/saml", summary: "The team's SAML providers" })
    .input(z.object({}))
    .output(z.object({ data: z.array(SamlView), service_provider: ServiceProvider })),

  getSaml: endpoint("admin", { method: "GET", path: "/teams/sso/saml/{id}", summary: "A SAML provider" })
    .input(z.object({ params: SamlPath }))
    .output(SamlView),

  createSaml: endpoint("admin", {
    method: "POST",
    path: "/teams/sso/saml",
    summary: "Add a SAML provider; it can be activated after a test sign-in",
    successStatus: 201,
  })
    .input(z.object({ body: SamlBody }))
    .output(SamlView),

  changeSaml: endpoint("admin", { method: "PUT", path: "/teams/sso/saml/{id}", summary: "Change a SAML provider" })
    .input(z.object({ params: SamlPath, body: SamlBody }))
    .output(SamlView),

  deleteSaml: endpoint("admin", {
    method: "DELETE",
    path: "/teams/sso/saml/{id}",
    summary: "Delete a SAML provider",
    successStatus: 204,
  })
    .input(z.object({ params: SamlPath }))
    .output(z.void()),

  testSaml: endpoint("admin", {
    method: "POST",
    path: "/teams/sso/saml/{id}/test",
    summary: "Start a test sign-in, which I have to finish within ten minutes",
  })
    .input(z.object({ params: SamlPath }))
    .output(SamlView),
};
