import { z } from "zod";
import { Time } from "../value";

export const TenantState = z.enum(["provisional", "active", "disabled"]);

/** An IP address that is temporarily let in besides the team's list (docs/product/teams.md#way-back-in). */
export const IpPass = z.object({ ip: z.string(), until: Time });
export type IpPass = z.infer<typeof IpPass>;

/** The part of a team that signing in needs; the team's document holds more (team.ts). */
export const Tenant = z.object({
  team_id: z.string(),
  state: TenantState,
  display_name: z.string(),
  team_slug: z.string().nullable(),
  domain: z.string(),
  /** The ranges of addresses that are let in, in their normal form; empty where any address is (docs/product/teams.md#ip-list). */
  allowed_ips: z.array(z.string()).default([]),
  ip_passes: z.array(IpPass).default([]),
  /** Whether members must sign in by SSO; admins may also use a second factor (docs/sso.md#required). */
  sso_required: z.boolean().default(false),
  created_at: Time,
  updated_at: Time,
});
export type Tenant = z.infer<typeof Tenant>;
