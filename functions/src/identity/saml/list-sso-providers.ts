import type { identityApi } from "@dure/domain/identity/api";
import type { SsoProviders } from "@dure/domain/identity/saml/saml-api";
import type { Verb } from "../../platform/http/endpoint";
import { readSlugOwner, readTenant } from "../tenant/tenant-store";
import { readProviders } from "./saml-store";

const NONE: SsoProviders = { tenant_id: null, required: false, providers: [] };

/** A team without an active provider gets the same answer as an unknown team. */
export const listSsoProviders: Verb<typeof identityApi.listSsoProviders> = async (_ctx, { query: { team_slug } }) => {
  const teamId = await readSlugOwner(team_slug);
  if (!teamId) return NONE;
  const [tenant, known] = await Promise.all([readTenant(teamId), readProviders(teamId)]);
  const active = known.filter(({ activated }) => activated);
  if (tenant?.state !== "active" || active.length === 0) return NONE;
  const providers = active.map(({ id, name }) => ({ id, name, protocol: "saml" as const }));
  return { tenant_id: teamId, required: tenant.sso_required, providers };
};
