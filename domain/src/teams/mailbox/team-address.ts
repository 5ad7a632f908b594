import { type Senders, senderIssue } from "../sending-domain/sender";
import type { SendingDomain } from "../sending-domain/sending-domain";

/**
 * From which address of the team's verified domain a follow-up leaves: the sender's own where it stands on the domain, else
 * the team's first sender. undefined: from the product's address.
 */
export function followUpFrom(
  domain: Pick<SendingDomain, "domain" | "verification_status"> | undefined,
  { senders: [first] }: Pick<Senders, "senders">,
  sender: string,
): string | undefined {
  const own = first && domain && `${first.local_part}@${domain.domain}`;
  return [sender, own].find((address) => address !== undefined && senderIssue(domain, address) === undefined);
}
