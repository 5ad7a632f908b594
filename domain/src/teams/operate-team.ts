import type { Team } from "../shared/caller/team";
import { AppError } from "../shared/error";
import { billingTexts } from "./billing-texts";
import { planAt } from "./team";

const DAY_MS = 86_400_000;

/** Disables or enables a team. An enabled team without a name is provisional again. */
export function withTeamEnabled(team: Team, isOpen: boolean, now: string): Team {
  const opened = team.team_slug === null ? "provisional" : "active";
  return { ...team, state: isOpen ? opened : "disabled", updated_at: now };
}

/**
 * Extends a running trial; otherwise a new one starts now.
 * @throws CONFLICT if the team pays for Pro
 */
export function extendTrial(team: Team, days: number, now: string): Team {
  const plan = planAt(team, now);
  if (plan === "PRO") throw new AppError("CONFLICT", billingTexts.alreadyPro);
  const isRunning = plan === "FREE_TRIAL" && team.plan_end_date !== null;
  const from = isRunning && team.plan_end_date ? team.plan_end_date : now;
  return {
    ...team,
    plan: "FREE_TRIAL",
    plan_start_date: isRunning ? team.plan_start_date : now,
    plan_end_date: new Date(Date.parse(from) + days * DAY_MS).toISOString(),
    has_experienced_non_free_plan: true,
    updated_at: now,
  };
}
