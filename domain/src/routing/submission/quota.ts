import { z } from "zod";
import type { RemoteFlags } from "../../teams/flag";
import { planAt, type Team } from "../../teams/team";

/** Submissions a month that are routed; what comes beyond is disqualified (docs/product/routing.md#quota). */
export const LEAD_ROUTING_QUOTA = { FREE: 0, FREE_TRIAL: 1_000, PRO: 10_000 } as const;

/** A team that was given routers by its flag has at least a trial's. */
export function routingQuota(
  team: Pick<Team, "plan" | "plan_end_date">,
  { enable_form_router }: RemoteFlags,
  now: string,
): number {
  return Math.max(LEAD_ROUTING_QUOTA[planAt(team, now)], enable_form_router ? LEAD_ROUTING_QUOTA.FREE_TRIAL : 0);
}

/** A month's submissions so far, and how many of them a team's plan lets be routed. */
export const MonthQuota = z.object({ used: z.int().nonnegative(), limit: z.int().nonnegative() });
export type MonthQuota = z.infer<typeof MonthQuota>;

/** From then on, submissions are disqualified. */
export const isUsedUp = ({ used, limit }: MonthQuota): boolean => used >= limit;

/** More a second than a team ever gets; this many could use up what is left while nobody counts again. */
const AT_MOST_A_SECOND = 500;
const LONGEST_MS = 60_000;

/** For how long a count of the month's submissions serves. One that has reached the quota can't fall below it again. */
export function countHoldsMs(count: number, quota: number): number {
  if (count >= quota) return LONGEST_MS;
  return Math.min(LONGEST_MS, ((quota - count) / AT_MOST_A_SECOND) * 1000);
}
