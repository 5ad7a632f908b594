import { MAIL_ACTS, type MailActivity } from "../../records/filter/mail-activity";
import type { Recipient } from "../ledger/recipient";

/** What filters know of a recipient. A mail that bounced after it had been delivered was not received. */
export const mailActivityOf = (campaignId: string, recipient: Recipient): MailActivity => ({
  campaign_id: campaignId,
  email: recipient.email,
  received: recipient.bounced_at === null ? recipient.delivered_at : null,
  opened: recipient.last_opened_at,
  clicked: recipient.last_clicked_at,
  bounced: recipient.bounced_at,
  unsubscribed: recipient.unsubscribed_at,
});

/** Whether a change of a recipient affects filters. */
export function hasOtherActivity(before: Recipient, after: Recipient): boolean {
  const [one, other] = [mailActivityOf("", before), mailActivityOf("", after)];
  return MAIL_ACTS.some((act) => one[act] !== other[act]);
}
