import type { User } from "@dure/domain/shared/caller/user";
import { readLanguage } from "../../identity/user/language-store";
import { mailAdmins } from "../../identity/user/mail-admins";
import { sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";
import { readTeam } from "../team/team-store";
import { type MemberMailKind, memberMail } from "./member-mail";

/** Tells every admin of a request to join. */
export const mailJoinRequest = reaction("mail-join-request", ["member.requested"], async (teamId, event) => {
  const team = await readTeam(teamId);
  await mailAdmins(teamId, `member-requested-${event.id}`, (admin, locale) =>
    memberMail("requested", admin, team, event.after, locale),
  );
});

/** Mails the answer to a person who asked to join. A person who joined by an invitation gets no mail. */
export const mailJoinAnswer = reaction(
  "mail-join-answer",
  ["member.joined", "member.denied"],
  async (teamId, event) => {
    if (event.actor.id === event.after.user_id) return;
    await mail(teamId, event.id, event.type === "member.joined" ? "approved" : "denied", event.after, event.after);
  },
);

/** Tells a member that they are an admin now, or no longer. */
export const mailRoleChange = reaction("mail-role-change", ["member.role-changed"], async (teamId, event) => {
  const { after } = event;
  const news = after.team_member_role === "ADMIN" ? "made-admin" : "made-member";
  await mail(teamId, event.id, news, after, after);
});

async function mail(teamId: string, eventId: string, news: MemberMailKind, to: User, about: User): Promise<void> {
  const [team, locale] = await Promise.all([readTeam(teamId), readLanguage(to.user_id)]);
  await sendMail(teamId, `member-${news}-${eventId}-${to.user_id}`, memberMail(news, to, team, about, locale));
}
