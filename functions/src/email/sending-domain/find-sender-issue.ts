import { type SenderIssue, senderIssue } from "@dure/domain/email/sending-domain/sender";
import { findSendingDomain } from "./sending-domain-store";

/** Why the team can't send from an address; undefined if it can. */
export const findSenderIssue = async (teamId: string, senderEmail: string): Promise<SenderIssue | undefined> =>
  senderIssue(await findSendingDomain(teamId), senderEmail);
