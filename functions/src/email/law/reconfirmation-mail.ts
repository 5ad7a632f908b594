import type { Footer } from "@dure/domain/email/footer/footer";
import { reconfirmationNotice } from "@dure/domain/email/law/reconfirmation-notice";
import type { Locale } from "@dure/domain/shared/text";
import { DEFAULT_TIME_ZONE } from "@dure/domain/shared/value";
import { teamSenderAddress } from "@dure/domain/teams/mailbox/team-sender-address";
import { formatDay } from "../../platform/mail/format-day";
import { mailBody } from "../../platform/mail/mail-body";
import type { Mail } from "../../platform/mail/send-mail";
import { readSenders } from "../sending-domain/senders-store";
import { findSendingDomain } from "../sending-domain/sending-domain-store";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-links";

export type NoticeSender = {
  footer: Footer;
  timeZone: string;
  /** An address of the team's verified domain; undefined for the product's own. */
  from: string | undefined;
  replyTo: string | undefined;
};

/** From whom a team's notices come: its first sender, where it has a verified domain. */
export async function noticeSender(teamId: string, footer: Footer, timeZone: string): Promise<NoticeSender> {
  const [domain, senders] = await Promise.all([findSendingDomain(teamId), readSenders(teamId)]);
  return { footer, timeZone, from: teamSenderAddress(domain, senders, ""), replyTo: senders.reply_to || undefined };
}

/** The notice of a consent, in the language of the team's country. */
export function reconfirmationMail(
  teamId: string,
  email: string,
  confirmedAt: string,
  { footer, timeZone, from, replyTo }: NoticeSender,
): Mail {
  const locale: Locale = timeZone === DEFAULT_TIME_ZONE ? "ko" : "en";
  const { subject, button, ...body } = reconfirmationNotice[locale](footer, formatDay(confirmedAt, timeZone, locale));
  const { page } = unsubscribeLinks(teamId, email, null);
  return {
    to: { email },
    ...(from && { from }),
    ...(replyTo && { replyTo: { email: replyTo } }),
    fromName: footer.name,
    subject,
    ...mailBody({ ...body, button: { label: button, url: page } }),
  };
}
