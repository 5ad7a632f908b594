import { z } from "zod";
import { Time } from "../value";

export const TenantState = z.enum(["provisional", "active", "disabled"]);

/** The part of a team that signing in needs; the team's document holds more (team.ts). */
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
