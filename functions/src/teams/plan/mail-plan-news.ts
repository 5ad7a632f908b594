import { planNews } from "@dure/domain/teams/plan-news";
import type { PlanRecord } from "@dure/domain/teams/plan-record";
import { countMembers } from "../../identity/tenant/tenant-store";
import { reaction } from "../../platform/outbox/reaction";
import { mailPlanToAdmins } from "./mail-plan-to-admins";

/** Tells the admins of a plan that began, ended, is cancelled, or can't be paid, and of seats that are too few for it. */
export const mailPlanNews = reaction("mail-plan-news", ["plan.changed"], async (teamId, { id, before, after }) => {
  const news = planNews(before, after);
  if (news) await mailPlanToAdmins(teamId, news, id);
  if (await areSeatsShort(teamId, before, after)) await mailPlanToAdmins(teamId, "seats_short", `${id}-seats`);
});

/** Members who joined while a checkout was open find no seat in it; nobody is shut out for that. */
async function areSeatsShort(teamId: string, before: PlanRecord, { plan, seats }: PlanRecord): Promise<boolean> {
  if (plan !== "PRO" || seats === null || seats === before.seats) return false;
  return (await countMembers(teamId)) > seats;
}
