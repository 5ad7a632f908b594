import { normaliseAddress, refusalOf } from "@dure/domain/email/address/address";
import type { FollowUp } from "@dure/domain/email/follow-up/follow-up";
import type { FollowUpFailure } from "@dure/domain/email/follow-up/follow-up-failed";
import { readLanguage } from "../../identity/user/language-store";
import { copiesOf } from "../../platform/mail/copies-of";
import { sendAsMember } from "../../teams/mailbox/send-as-member";
import { readAddresses } from "../address/address-store";
import { readAttachments } from "../attachment/read-attachments";
import { readBrand } from "../brand/brand-store";
import { templateMail } from "../template/template-mail";
import { findTemplate } from "../template/template-store";
import { isToHost, senderOf } from "./sender-of";
import { noteSentFollowUp } from "./sent-follow-up-store";

/**
 * Sends the mail that follows a booking or a submission, from the current template. The mail ledger makes it idempotent
 * (functions/src/platform/mail/mail-ledger-store.ts). After a crash it is sent again a minute later, and arrives twice
 * only if the process died between the service's answer and the mark. A withdrawn follow-up is never claimed.
 * @returns why nothing was sent, if a retry can't help
 */
export async function sendFollowUp(teamId: string, followUp: FollowUp): Promise<FollowUpFailure | undefined> {
  const template = await findTemplate(teamId, followUp.template_id);
  if (!template) return "template-gone";
  if (!isToHost(followUp) && (await isSuppressed(teamId, followUp.to.email))) return "suppressed";
  const { id, to, values, reply_to, attachments: ofMeeting = [] } = followUp;
  const [{ name, replyTo, signature, userId, from }, brand, locale, files] = await Promise.all([
    senderOf(teamId, followUp),
    readBrand(teamId),
    readLanguage(followUp.host.id),
    readAttachments(teamId, template.attachments),
  ]);
  const mail = templateMail(template, values, { locale, brand, signature });
  await sendAsMember(teamId, { id: userId, name }, id, {
    to: { email: to.email, ...(to.name && { name: to.name }) },
    ...copiesOf(to.email, followUp),
    ...(from && { from }),
    fromName: name,
    replyTo: reply_to ?? replyTo,
    attachments: [...ofMeeting, ...files],
    ...mail,
  });
  const email = normaliseAddress(to.email);
  if (email !== undefined && !isToHost(followUp))
    await noteSentFollowUp(teamId, { id, email, title: mail.subject, sent_at: new Date().toISOString() });
  return undefined;
}

/** A hard bounce or a complaint keeps all mails from an address. */
async function isSuppressed(teamId: string, email: string): Promise<boolean> {
  const state = (await readAddresses(teamId, [email])).get(normaliseAddress(email) ?? email);
  return refusalOf(state, { kind: "service" }) !== undefined;
}
