import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import type { MailQuota } from "../../platform/mail/mail-quota-store";

/** The quotas of a mail with a sign-in code. An account has one address, so its limit is the recipient's. */
export const actionMailQuotas = (
  kind: "verification" | "reset",
  teamId: string,
  { id, email }: { id: string; email: string },
): MailQuota[] => [
  { key: `${kind} to ${mailboxOf(email)}`, limit: MAIL_LIMITS[kind].recipient, ids: [id] },
  { key: `${kind} of ${teamId}`, limit: MAIL_LIMITS[kind].team, ids: [id] },
];
