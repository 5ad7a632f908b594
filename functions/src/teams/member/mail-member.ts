import type { OutboxEvent } from "@dure/domain/events";
import type { User } from "@dure/domain/identity/user";
import { readLanguage } from "../../identity/user/language-store";
import { listUsers } from "../../identity/user/user-store";
import { sendMail } from "../../platform/mail/send-mail";
import { readTeam } from "../team/team-store";
import { type MemberNews, memberMail } from "./member-mail";

/** Every admin hears of a request. */
export async function mailRequest(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "member.requested") return;
  const active = await listUsers(teamId, ["ACTIVE"]);
  const admins = active.filter(({ team_member_role }) => team_member_role === "ADMIN");
  await Promise.all(admins.map((admin) => mail(teamId, event.id, "requested", admin, event.after)));
}

/** Who asked hears of the answer; who came by an invitation has not asked. */
export async function mailAnswer(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "member.joined" && event.type !== "member.denied") return;
  if (event.actor.id === event.after.user_id) return;
  await mail(teamId, event.id, event.type === "member.joined" ? "approved" : "denied", event.after, event.after);
}

async function mail(teamId: string, eventId: string, news: MemberNews, to: User, about: User): Promise<void> {
  const [team, locale] = await Promise.all([readTeam(teamId), readLanguage(to.user_id)]);
  await sendMail(teamId, `member-${news}-${eventId}-${to.user_id}`, memberMail(news, to, team, about, locale));
}
