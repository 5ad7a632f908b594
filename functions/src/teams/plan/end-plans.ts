import { DAY_MS } from "@dure/domain/teams/billing";
import { enqueue } from "../../platform/jobs/enqueue";
import { teamsWhosePlanEnds } from "../team/team-store";
import { endPlan } from "./end-plan";

const NOTICE_DAYS = 3;

/**
 * Queues the teams whose trial or grace time has ended or ends within three days.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function endPlans(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  const until = new Date(Date.parse(now) + NOTICE_DAYS * DAY_MS).toISOString();
  for await (const teams of teamsWhosePlanEnds(until))
    await Promise.all(
      teams.map((teamId) => enqueue(endPlan, { teamId, payload: { now }, id: `end-plan-${teamId}-${now}` })),
    );
}
