import type { Team } from "../shared/caller/team";
import type { Billing } from "./billing";

/** A team's plan as its events keep it. */
export type PlanRecord = {
  id: string;
  plan: Team["plan"];
  plan_end_date: string | null;
  seats: number | null;
  next_seats: number | null;
  payment: "none" | "active" | "past_due" | "ended";
  cycle: string | null;
  next_cycle: string | null;
  cancels: boolean;
};

export const planRecord = (team: Team, { subscription }: Pick<Billing, "subscription">): PlanRecord => ({
  id: team.team_id,
  plan: team.plan,
  plan_end_date: team.plan_end_date,
  seats: team.seats,
  next_seats: subscription?.next.seats ?? null,
  payment: subscription?.status ?? "none",
  cycle: subscription?.current.cycle ?? null,
  next_cycle: subscription?.next.cycle ?? null,
  cancels: subscription?.cancels_at_period_end ?? false,
});
