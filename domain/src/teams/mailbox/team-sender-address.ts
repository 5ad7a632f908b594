import { z } from "zod";
import { LOCAL_PART } from "./local-part";

/** The part of the team's sending domain that decides whether mails are sent from it, as the e-mail area stores it. */
export const MailDomain = z.object({ domain: z.string(), verification_status: z.string() });
export type MailDomain = z.infer<typeof MailDomain>;

export const MailSenders = z.object({ senders: z.array(z.object({ local_part: z.string() })) });
export type MailSenders = z.infer<typeof MailSenders>;

/**
 * The address on the team's verified domain from which a member's mail is sent: the member's own if it is on the
 * domain, else the team's first sender. Undefined if it is sent from the product's address.
 */
export function teamSenderAddress(
  domain: MailDomain | undefined,
  { senders: [first] }: MailSenders,
  sender: string,
): string | undefined {
  if (domain?.verification_status !== "success") return undefined;
  const at = sender.lastIndexOf("@");
  const isOwn =
    LOCAL_PART.test(sender.slice(0, Math.max(at, 0))) && sender.slice(at + 1).toLowerCase() === domain.domain;
  return isOwn ? sender : first && `${first.local_part}@${domain.domain}`;
}
