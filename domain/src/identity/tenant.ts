import { z } from "zod";
import { Time } from "../shared/value";
import type { SignUpPlan, TenantInfo } from "./sign-in";

export const TenantState = z.enum(["provisional", "active", "disabled"]);

/** What signing in must know of a team; the team's document holds more (teams/team.ts). */
export const Tenant = z.object({
  team_id: z.string(),
  state: TenantState,
  display_name: z.string(),
  team_slug: z.string().nullable(),
  domain: z.string(),
  created_at: Time,
  updated_at: Time,
});
export type Tenant = z.infer<typeof Tenant>;

/** The team of a company domain from its first sign-up on, until somebody names it. */
export const provisionalTenant = (team_id: string, domain: string, now: string): Tenant => ({
  team_id,
  state: "provisional",
  display_name: "",
  team_slug: null,
  domain,
  created_at: now,
  updated_at: now,
});

const ABANDONED_MS = 30 * 86_400_000;

/** Whoever came before this time and went no further has given up. */
export const abandonedBefore = (now: string): string => new Date(Date.parse(now) - ABANDONED_MS).toISOString();

/** An account of a tenant: whether its e-mail is proven, and when it was made. */
export type SignUp = { verified: boolean; at: string };

/** Nobody named the team, nobody proved an address, and nobody who might still do so has come since. */
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

/** What signing up at a tenant leads to; `invited` means by an invitation nobody has used yet. */
export function signUpPlan(
  tenant: Tenant,
  { registered, invited, memberCount }: { registered: boolean; invited: boolean; memberCount: number },
): SignUpPlan {
  const unnamed = tenant.state === "provisional" ? "new" : "domain";
  const kind = registered ? "registered" : invited ? "invited" : unnamed;
  return { ...tenantInfo(tenant), kind, member_count: memberCount };
}
