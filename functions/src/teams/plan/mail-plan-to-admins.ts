import { mailAdmins } from "../../identity/user/mail-admins";
import { readTeam } from "../team/team-store";
import { type PlanMailKind, planMail } from "./plan-mail";

/** Mails every active admin news about the team's plan. @param id derived from the mail's cause, for deduplication */
export async function mailPlanToAdmins(teamId: string, news: PlanMailKind, id: string): Promise<void> {
  const team = await readTeam(teamId);
  await mailAdmins(teamId, `plan-${id}`, ({ email }, locale) => planMail(news, email, team, locale));
}
