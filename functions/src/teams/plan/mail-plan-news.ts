import { planNews } from "@dure/domain/teams/plan-news";
import { reaction } from "../../platform/outbox/reaction";
import { mailAdmins } from "./mail-admins";

/** Tells the admins of a plan that began, ended, is cancelled, or can't be paid. */
export const mailPlanNews = reaction("mail-plan-news", ["plan.changed"], async (teamId, { id, before, after }) => {
  const news = planNews(before, after);
  if (news) await mailAdmins(teamId, news, id);
});
