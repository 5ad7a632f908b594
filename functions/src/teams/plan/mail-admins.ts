import { readLanguage } from "../../identity/user/language-store";
import { listAdmins } from "../../identity/user/user-store";
import { sendMail } from "../../platform/mail/send-mail";
import { readTeam } from "../team/team-store";
import { type PlanMailKind, planMail } from "./plan-mail";

/** Mails every active admin, each in their language. @param id derived from what caused the mail */
export async function mailAdmins(teamId: string, news: PlanMailKind, id: string): Promise<void> {
  const [team, admins] = await Promise.all([readTeam(teamId), listAdmins(teamId)]);
  await Promise.all(
    admins.map(async ({ user_id, email }) =>
      sendMail(teamId, `plan-${id}-${user_id}`, planMail(news, email, team, await readLanguage(user_id))),
    ),
  );
}
