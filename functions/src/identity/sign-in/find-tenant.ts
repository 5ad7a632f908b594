import type { identityApi } from "@dure/domain/identity/api";
import { tenantInfo } from "@dure/domain/identity/tenant";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { findAccount } from "../tenant/account";
import { readTenantRecord } from "../tenant/tenant-info-store";
import { readSlugOwner, readTenant } from "../tenant/tenant-store";
import { assertProvider } from "./assert-provider";

/** An e-mail at another team's address is sent to its own (A-PN-0012, docs/product/identity.md#sign-in). */
export const findTenant: Verb<typeof identityApi.findTenant> = async (_ctx, { query }) => {
  const { email, team_slug, provider } = query;
  const teamId = email ? (await readTenantRecord(email))?.tenant_id : team_slug && (await readSlugOwner(team_slug));
  const tenant = teamId ? await readTenant(teamId) : undefined;
  if (!tenant) throw new AppError("NOT_FOUND", identityTexts.tenantNotFound);
  if (team_slug && tenant.team_slug !== team_slug)
    throw new AppError("A-PN-0012", identityTexts.otherTeamsEmail, {
      tenant_id: tenant.team_id,
      team_slug: tenant.team_slug,
    });
  const account = email && provider ? await findAccount(tenant.team_id, email) : undefined;
  if (account && provider) assertProvider(account, provider);
  return tenantInfo(tenant);
};
