import type { FollowUp } from "@dure/domain/email/follow-up";
import { type FollowUpFailure, followUpFailed } from "@dure/domain/email/follow-up-failed";
import { readLanguage } from "../../identity/user/language-store";
import { readUser } from "../../identity/user/user-store";
import { mailBody } from "../../platform/mail/mail-body";
import { sendMail } from "../../platform/mail/send-mail";

/** Tells the host, once, that a follow-up did not leave, in their language. Who has left the team is told nothing. */
export async function tellHost(teamId: string, followUp: FollowUp, failure: FollowUpFailure): Promise<void> {
  const { id, host } = followUp;
  const [user, locale] = await Promise.all([readUser(teamId, host.id), readLanguage(host.id)]);
  if (user?.team_member_status !== "ACTIVE") return;
  const { subject, ...body } = followUpFailed(failure, followUp, locale);
  await sendMail(teamId, `${id}-failed`, { to: { email: host.email, name: host.name }, subject, ...mailBody(body) });
}
