import { planNews } from "@dure/domain/teams/plan-news";
import type { PlanRecord } from "@dure/domain/teams/plan-record";
import { countMembers } from "../../identity/tenant/tenant-store";
import { reaction } from "../../platform/outbox/reaction";
import { mailPlanToAdmins } from "./mail-plan-to-admins";

/** Mails the admins when a plan starts, ends, is canceled or can't be paid, and when it has too few seats. */
export const mailPlanNews = reaction("mail-plan-news", ["plan.changed"], async (teamId, { id, before, after }) => {
  const news = planNews(before, after);
  if (news) await mailPlanToAdmins(teamId, news, id);
  if (await areSeatsShort(teamId, before, after)) await mailPlanToAdmins(teamId, "seats_short", `${id}-seats`);
});

/** Whether there are more members than seats: some joined while the checkout was open. They keep their access. */
async function areSeatsShort(teamId: string, before: PlanRecord, { plan, seats }: PlanRecord): Promise<boolean> {
  if (plan !== "PRO" || seats === null || seats === before.seats) return false;
  return (await countMembers(teamId)) > seats;
}
