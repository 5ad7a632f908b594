import type { Context } from "./context";
import type { Tenant } from "./protocol";
import { totpConfig } from "./totp";

const PHONE = "PHONE_SMS";

/** What an import does not bring back. */
const KEPT = [
  "displayName",
  "allowPasswordSignup",
  "disableAuth",
  "enableAnonymousUser",
  "enableEmailLinkSignin",
  "mfaConfig",
];

/**
 * Called after a tenant was made or changed. The emulator knows a second factor only with text messages on, so a
 * tenant with TOTP has them on inside; outside it shows what was asked for.
 */
export async function afterTenantWrite(context: Context, tenant: Tenant, asked: Partial<Tenant>): Promise<Tenant> {
  const { emulator, store } = context;
  const { smsOff, tenants } = store.state;
  const id = tenant.tenantId;
  if (asked.mfaConfig?.enabledProviders || !(id in smsOff)) {
    smsOff[id] = !tenant.mfaConfig?.enabledProviders?.includes(PHONE);
  }
  const { enabled } = await totpConfig(context, id);
  const inside = enabled || !smsOff[id] ? [PHONE] : [];
  const written = await emulator.patchTenant(id, ["mfaConfig.enabledProviders"], {
    mfaConfig: { enabledProviders: inside },
  });
  tenants[id] = written;
  store.save();
  return written;
}

export function afterTenantDelete({ store }: Context, id: string) {
  const { smsOff, tenants, providers } = store.state;
  delete smsOff[id];
  delete tenants[id];
  for (const key of Object.keys(providers)) if (key.startsWith(`${id}|`)) delete providers[key];
  store.save();
}

export function showTenant({ store }: Context, tenant: Tenant): Tenant {
  if (!tenant.mfaConfig || !store.state.smsOff[tenant.tenantId]) return tenant;
  return { ...tenant, mfaConfig: { ...tenant.mfaConfig, enabledProviders: [] } };
}

/** Makes the tenants of the last run again, for the users that the emulator has imported. */
export async function restoreTenants({ emulator, store }: Context) {
  for (const tenant of Object.values(store.state.tenants)) await emulator.patchTenant(tenant.tenantId, KEPT, tenant);
}
