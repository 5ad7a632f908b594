import type { Tenant } from "@dure/domain/identity/tenant";
import { type Account, findAccount } from "../tenant/account";
import { readTenantRecord } from "../tenant/tenant-info-store";
import { readTenant } from "../tenant/tenant-store";

/** The account of an e-mail and the tenant it is in; a record whose account is gone counts as none. */
export async function findRegistered(email: string): Promise<{ tenant: Tenant; account: Account } | undefined> {
  const record = await readTenantRecord(email);
  if (!record) return undefined;
  const [tenant, account] = await Promise.all([readTenant(record.tenant_id), findAccount(record.tenant_id, email)]);
  return tenant && account && { tenant, account };
}
