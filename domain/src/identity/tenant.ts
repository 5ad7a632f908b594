import type { Tenant } from "../shared/caller/tenant";
import type { SignUpPlan, TenantInfo } from "./sign-in";

/** A company domain's team from the first sign-up until it is named. */
export const provisionalTenant = (team_id: string, domain: string, now: string): Tenant => ({
  team_id,
  state: "provisional",
  display_name: "",
  team_slug: null,
  domain,
  allowed_ips: [],
  ip_passes: [],
  sso_required: false,
  created_at: now,
  updated_at: now,
});

const ABANDONED_MS = 30 * 86_400_000;

/** Unfinished sign-ups from before this time are abandoned. */
export const abandonedBefore = (now: string): string => new Date(Date.parse(now) - ABANDONED_MS).toISOString();

/** A tenant's account: whether its e-mail is verified, and when it was created. */
export type SignUp = { verified: boolean; at: string };

/** Whether a tenant is abandoned: not named, no verified e-mail, and no recent sign-up. */
export function isAbandoned({ state, created_at }: Tenant, signUps: readonly SignUp[], now: string): boolean {
  const before = abandonedBefore(now);
  const gaveUp = ({ verified, at }: SignUp) => !verified && at < before;
  return state === "provisional" && created_at < before && signUps.every(gaveUp);
}

export const tenantInfo = ({ team_id, team_slug, display_name }: Tenant): TenantInfo => ({
  tenant_id: team_id,
  team_slug,
  team_name: display_name || null,
});

/** The result of signing up at a tenant; `invited` means that an open invitation exists. */
export function signUpPlan(
  tenant: Tenant,
  { registered, invited, memberCount }: { registered: boolean; invited: boolean; memberCount: number },
): SignUpPlan {
  const unnamed = tenant.state === "provisional" ? "new" : "domain";
  const kind = registered ? "registered" : invited ? "invited" : unnamed;
  return { ...tenantInfo(tenant), kind, member_count: memberCount };
}
