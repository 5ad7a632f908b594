import { readUser } from "../../identity/user/user-store";
import { sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";
import { readTeam } from "../team/team-store";
import { invitationMail } from "./invitation-mail";

const EVENTS = ["invitation.created", "invitation.sent"] as const;

/** Sends one mail each time an invitation is made or sent again. */
export const mailInvitation = reaction("mail-invitation", EVENTS, async (teamId, event) => {
  const [team, inviter] = await Promise.all([readTeam(teamId), readUser(teamId, event.actor.id)]);
  const name = event.actor.name || inviter?.email || team.display_name;
  await sendMail(teamId, `invitation-${event.id}`, invitationMail(team, name, event.after));
});
