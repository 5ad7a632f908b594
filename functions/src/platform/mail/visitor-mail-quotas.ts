import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import type { MailQuota } from "./mail-quota-store";

const NAMES = { meeting: "meeting", submission: "follow-up" } as const;

/**
 * The quotas of mails that a visitor causes. The addresses that visitors type are unverified, so neither one team's
 * pages nor those of many teams can be used to flood a stranger's mailbox.
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
