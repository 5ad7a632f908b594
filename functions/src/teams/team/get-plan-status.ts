import type { teamsApi } from "@dure/domain/teams/api";
import { planAt, planDaysLeft } from "@dure/domain/teams/team";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";

export const getPlanStatus: Verb<typeof teamsApi.getPlanStatus> = async (ctx) => {
  const { team } = callerOf(ctx);
  return {
    current_plan: planAt(team, ctx.now),
    days_left: planDaysLeft(team, ctx.now),
    plan_end_date: team.plan_end_date,
  };
};
