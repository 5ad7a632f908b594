import { domainOf } from "@dure/domain/identity/sign-in";
import type { Tenant } from "@dure/domain/shared/caller/tenant";
import { type Account, findAccount } from "../tenant/account";
import { readTenantRecord } from "../tenant/tenant-info-store";
import { readDomainOwner, readTenant } from "../tenant/tenant-store";

/**
 * The account of an e-mail address, and its tenant. A tenant record whose account is gone is ignored; an account whose
 * record was lost is found by its domain.
 */
export async function findRegistered(email: string): Promise<{ tenant: Tenant; account: Account } | undefined> {
  const teamId = (await readTenantRecord(email))?.tenant_id ?? (await readDomainOwner(domainOf(email)));
  if (!teamId) return undefined;
  const [tenant, account] = await Promise.all([readTenant(teamId), findAccount(teamId, email)]);
  return tenant && account && { tenant, account };
}
