import type { Context } from "./context";
import type { Tenant } from "./protocol";
import { totpConfig } from "./totp";

const PHONE = "PHONE_SMS";

/** The settings that the emulator's import loses. */
const RESTORED_FIELDS = [
  "displayName",
  "allowPasswordSignup",
  "disableAuth",
  "enableAnonymousUser",
  "enableEmailLinkSignin",
  "mfaConfig",
];

/**
 * Call after a tenant is created or updated. The emulator allows second factors only with text messages enabled, so
 * the proxy enables them for a tenant with TOTP and hides that from callers.
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

/** Recreates the tenants of the last run for the imported users. */
export async function restoreTenants({ emulator, store }: Context) {
  for (const tenant of Object.values(store.state.tenants))
    await emulator.patchTenant(tenant.tenantId, RESTORED_FIELDS, tenant);
}
