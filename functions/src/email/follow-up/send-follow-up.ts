import type { FollowUp } from "@dure/domain/email/follow-up/follow-up";
import { readLanguage } from "../../identity/user/language-store";
import { copiesOf } from "../../platform/mail/copies-of";
import { sendAsMember } from "../../teams/mailbox/send-as-member";
import { readBrand } from "../brand/brand-store";
import { templateMail } from "../template/template-mail";
import { findTemplate } from "../template/template-store";
import { senderOf } from "./sender-of";

/**
 * Sends the mail that follows a booking or a submission, as its template is now. Once in effect: the ledger of mails
 * (functions/src/platform/mail/mail-ledger-store.ts) is claimed by the follow-up's id and marked after the mail service has answered.
 * A second delivery of the job finds it sent, or waits while another process is at it; after a process has died the
 * mail is tried again a minute later, and comes twice only if it died between the service's answer and the mark. One
 * that was withdrawn, since its meeting was cancelled, is never claimed.
 * @returns false when the template is gone: nothing was sent, and no other try will help
 */
export async function sendFollowUp(teamId: string, followUp: FollowUp): Promise<boolean> {
  const template = await findTemplate(teamId, followUp.template_id);
  if (!template) return false;
  const { id, to, values, reply_to, attachments } = followUp;
  const [{ name, replyTo, signature, userId }, brand, locale] = await Promise.all([
    senderOf(teamId, followUp),
    readBrand(teamId),
    readLanguage(followUp.host.id),
  ]);
  await sendAsMember(teamId, { id: userId, name }, id, {
    to: { email: to.email, ...(to.name && { name: to.name }) },
    ...copiesOf(to.email, followUp),
    fromName: name,
    replyTo: reply_to ?? replyTo,
    ...(attachments && { attachments }),
    ...templateMail(template, values, { locale, brand, signature }),
  });
  return true;
}
