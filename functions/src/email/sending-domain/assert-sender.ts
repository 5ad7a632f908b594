import { type SenderIssue, senderIssue } from "@dure/domain/email/sending-domain/sender";
import { sendingDomainTexts } from "@dure/domain/email/sending-domain/sending-domain-texts";
import { AppError } from "@dure/domain/shared/error";
import { findSendingDomain } from "./sending-domain-store";

/** Why the team can't send from an address; undefined if it can. */
export const findSenderIssue = async (teamId: string, senderEmail: string): Promise<SenderIssue | undefined> =>
  senderIssue(await findSendingDomain(teamId), senderEmail);

const TEXTS = {
  invalid: sendingDomainTexts.senderInvalid,
  domain_auth_failed: sendingDomainTexts.senderUnverified,
} satisfies Record<SenderIssue, unknown>;

/**
 * Checks that a team may send from an address.
 * @throws BAD_REQUEST if it is none, or its domain is not verified by the team
 */
export async function assertSender(teamId: string, senderEmail: string, path = "body.sender_email"): Promise<void> {
  const issue = await findSenderIssue(teamId, senderEmail);
  if (issue) throw new AppError("BAD_REQUEST", TEXTS[issue], [{ path, message: TEXTS[issue] }]);
}
