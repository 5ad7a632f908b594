import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import type { MailQuota } from "../../platform/mail/mail-quota-store";

const { recipient, member, team } = MAIL_LIMITS.test;

/**
 * What test mails count against: anybody's content goes to any address, so there are limits for each recipient across
 * teams, for the member and for the team.
 */
export function testMailQuotas(
  { teamId, memberId }: { teamId: string; memberId: string },
  mails: readonly { id: string; email: string }[],
): MailQuota[] {
  const ids = mails.map(({ id }) => id);
  const byMailbox = Map.groupBy(mails, ({ email }) => mailboxOf(email));
  return [
    ...[...byMailbox].map(([mailbox, to]) => ({
      key: `test to ${mailbox}`,
      limit: recipient,
      ids: to.map(({ id }) => `${teamId} ${id}`),
    })),
    { key: `test by ${teamId} ${memberId}`, limit: member, ids },
    { key: `test of ${teamId}`, limit: team, ids },
  ];
}
