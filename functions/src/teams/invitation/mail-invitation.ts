import type { OutboxEvent } from "@dure/domain/events";
import { sendMail } from "../../platform/mail";
import { readTeam } from "../team/team-store";
import { invitationMail } from "./invitation-mail";

/** One mail for each time an invitation is made or sent again. */
export async function mailInvitation(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "invitation.created" && event.type !== "invitation.sent") return;
  const team = await readTeam(teamId);
  await sendMail(teamId, `invitation-${event.id}`, invitationMail(team, event.actor.name, event.after));
}
