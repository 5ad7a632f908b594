import type { MultiFactorConfig } from "firebase-admin/auth";
import { errorCode } from "../../platform/error-code";
import { auth } from "../../platform/firebase";
import { teamPages } from "./tenant-store";

/** Codes of the adjacent periods are accepted too, for clocks that are off. */
export const TOTP: MultiFactorConfig = {
  state: "ENABLED",
  providerConfigs: [{ state: "ENABLED", totpProviderConfig: { adjacentIntervals: 1 } }],
};

/** Lets a tenant's accounts register authenticator apps. Idempotent. New tenants are created with it. */
export async function enableSecondFactor(teamId: string): Promise<void> {
  await auth.tenantManager().updateTenant(teamId, { multiFactorConfig: TOTP });
}

/**
 * Enables authenticator apps for all teams whose tenant lacks them, for an operator. May be stopped and run again.
 * Sequential, because Identity Platform accepts ten configuration changes a second.
 * @returns the teams that lacked it
 */
export async function enableSecondFactorEverywhere(): Promise<string[]> {
  const changed: string[] = [];
  for await (const teams of teamPages())
    for (const teamId of teams)
      if (await lacksTotp(teamId)) {
        await enableSecondFactor(teamId);
        changed.push(teamId);
      }
  return changed;
}

/** Whether a tenant lacks authenticator apps; false for a tenant that is gone. */
async function lacksTotp(teamId: string): Promise<boolean> {
  try {
    const { multiFactorConfig } = await auth.tenantManager().getTenant(teamId);
    const ways = multiFactorConfig?.providerConfigs ?? [];
    return !ways.some(({ state, totpProviderConfig }) => state === "ENABLED" && totpProviderConfig);
  } catch (error) {
    if (errorCode(error) === "auth/tenant-not-found") return false;
    throw error;
  }
}
