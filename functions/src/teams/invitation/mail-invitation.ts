import type { OutboxEvent } from "@dure/domain/events";
import { readUser } from "../../identity/user/user-store";
import { sendMail } from "../../platform/mail/send-mail";
import { readTeam } from "../team/team-store";
import { invitationMail } from "./invitation-mail";

/** One mail for each time an invitation is made or sent again. */
export async function mailInvitation(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "invitation.created" && event.type !== "invitation.sent") return;
  const [team, inviter] = await Promise.all([readTeam(teamId), readUser(teamId, event.actor.id)]);
  const name = event.actor.name || inviter?.email || team.display_name;
  await sendMail(teamId, `invitation-${event.id}`, invitationMail(team, name, event.after));
}
