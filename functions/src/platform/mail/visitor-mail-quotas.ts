import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import type { MailQuota } from "./mail-quota-store";

const NAMES = { meeting: "meeting", submission: "follow-up" } as const;

/**
 * What mails that a visitor causes count against. Nobody has proven the addresses that they typed: a stranger can't be
 * flooded in their name, neither by one team's pages nor by those of many.
 */
export function visitorMailQuotas(
  kind: keyof typeof NAMES,
  teamId: string,
  mails: readonly { id: string; email: string }[],
): MailQuota[] {
  const { recipient, recipientOfTeam } = MAIL_LIMITS[kind];
  return [...Map.groupBy(mails, ({ email }) => mailboxOf(email))].flatMap(([mailbox, to]) => {
    const ids = to.map(({ id, email }) => `${id} ${email}`);
    return [
      { key: `${NAMES[kind]} of ${teamId} to ${mailbox}`, limit: recipientOfTeam, ids },
      { key: `${NAMES[kind]} to ${mailbox}`, limit: recipient, ids: ids.map((id) => `${teamId} ${id}`) },
    ];
  });
}
