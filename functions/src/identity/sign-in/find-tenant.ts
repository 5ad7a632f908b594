import type { identityApi } from "@dure/domain/identity/api";
import { tenantInfo } from "@dure/domain/identity/tenant";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { readTenantRecord } from "../tenant/tenant-info-store";
import { readSlugOwner, readTenant } from "../tenant/tenant-store";

/** An e-mail at another team's address is sent to its own (A-PN-0012, docs/product/identity.md#sign-in). */
export const findTenant: Verb<typeof identityApi.findTenant> = async (_ctx, { query: { email, team_slug } }) => {
  const teamId = email ? (await readTenantRecord(email))?.tenant_id : team_slug && (await readSlugOwner(team_slug));
  const tenant = teamId ? await readTenant(teamId) : undefined;
  if (!tenant) throw new AppError("NOT_FOUND", identityTexts.tenantNotFound);
  if (team_slug && tenant.team_slug !== team_slug)
    throw new AppError("A-PN-0012", identityTexts.otherTeamsEmail, {
      tenant_id: tenant.team_id,
      team_slug: tenant.team_slug,
    });
  return tenantInfo(tenant);
};
