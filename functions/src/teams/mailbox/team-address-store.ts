import { MailDomain, MailSenders, teamSenderAddress } from "@dure/domain/teams/mailbox/team-sender-address";
import { logger } from "firebase-functions";
import { firestore, inTeam } from "../../platform/firebase";

/**
 * The address of the team's verified domain that mails in a member's name are sent from; undefined for the product's
 * address. A team whose domain is currently not verified uses the product's address, which is logged. The documents
 * belong to the e-mail area, which mails the admins when a domain is lost.
 */
export async function readTeamAddress(teamId: string, sender: string): Promise<string | undefined> {
  const settings = inTeam(teamId, "email-settings");
  const [domainDoc, sendersDoc] = await firestore.getAll(settings.doc("domain"), settings.doc("senders"));
  if (!domainDoc?.exists) return undefined;
  const domain = MailDomain.parse(domainDoc.data());
  if (domain.verification_status !== "success") {
    logger.warn("A mail leaves from the product's address.", { teamId, ...domain });
    return undefined;
  }
  return teamSenderAddress(domain, sendersDoc?.exists ? MailSenders.parse(sendersDoc.data()) : { senders: [] }, sender);
}
