import { z } from "zod";
import type { RemoteFlags } from "../../shared/caller/remote-flags";
import type { Team } from "../../shared/caller/team";
import { planAt } from "../../teams/team";

/** Routed submissions per month; further ones are disqualified (docs/product/routing.md#quota). */
export const LEAD_ROUTING_QUOTA = { FREE: 0, FREE_TRIAL: 1_000, PRO: 10_000 } as const;

/** A team with the router flag gets at least the trial's quota. */
export function routingQuota(
  team: Pick<Team, "plan" | "plan_end_date">,
  { enable_form_router }: RemoteFlags,
  now: string,
): number {
  return Math.max(LEAD_ROUTING_QUOTA[planAt(team, now)], enable_form_router ? LEAD_ROUTING_QUOTA.FREE_TRIAL : 0);
}

/** A month's submissions so far, and the plan's limit. */
export const MonthQuota = z.object({ used: z.int().nonnegative(), limit: z.int().nonnegative() });
export type MonthQuota = z.infer<typeof MonthQuota>;

/** Whether further submissions are disqualified. */
export const isUsedUp = ({ used, limit }: MonthQuota): boolean => used >= limit;

/** Assumed maximum submissions per second: determines how soon the remaining quota could be used up. */
const AT_MOST_A_SECOND = 500;
const LONGEST_MS = 60_000;

/** How long a cached count is valid. A count that has reached the quota stays valid. */
export function countTtlMs(count: number, quota: number): number {
  if (count >= quota) return LONGEST_MS;
  return Math.min(LONGEST_MS, ((quota - count) / AT_MOST_A_SECOND) * 1000);
}
