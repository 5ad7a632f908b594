import type { FollowUp } from "@dure/domain/email/follow-up/follow-up";
import { type FollowUpFailure, followUpFailed } from "@dure/domain/email/follow-up/follow-up-failed";
import { readLanguage } from "../../identity/user/language-store";
import { readUser } from "../../identity/user/user-store";
import { mailBody } from "../../platform/mail/mail-body";
import { sendMail } from "../../platform/mail/send-mail";

/** Mails the host, once and in their language, that a follow-up was not sent; not if they have left the team. */
export async function notifyHost(teamId: string, followUp: FollowUp, failure: FollowUpFailure): Promise<void> {
  const { id, host } = followUp;
  const [user, locale] = await Promise.all([readUser(teamId, host.id), readLanguage(host.id)]);
  if (user?.team_member_status !== "ACTIVE") return;
  const { subject, ...body } = followUpFailed(failure, followUp, locale);
  await sendMail(teamId, `${id}-failed`, { to: { email: host.email, name: host.name }, subject, ...mailBody(body) });
}
