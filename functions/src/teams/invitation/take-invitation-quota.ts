import { randomUUID } from "node:crypto";
import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Context } from "../../platform/context";
import { takeMailQuota } from "../../platform/mail/mail-quota-store";
import type { Tx } from "../../platform/transaction/transaction-store";

const { recipient, team } = MAIL_LIMITS.invitation;

/**
 * Counts invitation mails against the quotas of each address and of the team, since an invitation can be sent again, or
 * canceled and recreated.
 * @returns the write, to be called after the transaction's reads
 * @throws TOO_MANY_REQUESTS
 */
export function takeInvitationQuota(tx: Tx, ctx: Context, emails: readonly string[]): Promise<() => void> {
  const id = `${ctx.actor.id} ${ctx.idempotency?.key ?? randomUUID()}`;
  const idsOf = (to: readonly string[]) => to.map((email) => `${id} ${email}`);
  const quotas = [
    ...[...Map.groupBy(emails, mailboxOf)].map(([mailbox, to]) => ({
      key: `invitation to ${mailbox}`,
      limit: recipient,
      ids: idsOf(to),
    })),
    { key: `invitation of ${ctx.teamId}`, limit: team, ids: idsOf(emails) },
  ];
  return takeMailQuota(tx, quotas, teamsTexts.tooManyInvitations);
}
