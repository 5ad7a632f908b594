import { randomUUID } from "node:crypto";
import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Context } from "../../platform/context";
import { takeMailQuota } from "../../platform/mail/mail-quota-store";
import type { Tx } from "../../platform/transaction/transaction-store";

/**
 * Counts an invitation's mail for each address: an invitation can be sent again, or cancelled and made again.
 * @returns the write, to be called after the transaction's reads
 * @throws TOO_MANY_REQUESTS
 */
export function takeInvitationMails(tx: Tx, ctx: Context, emails: readonly string[]): Promise<() => void> {
  const id = `${ctx.actor.id} ${ctx.idempotency?.key ?? randomUUID()}`;
  const quotas = emails.map((email) => ({
    key: `invitation to ${mailboxOf(email)}`,
    limit: MAIL_LIMITS.invitation.recipient,
    ids: [id],
  }));
  return takeMailQuota(tx, quotas, teamsTexts.tooManyInvitations);
}
