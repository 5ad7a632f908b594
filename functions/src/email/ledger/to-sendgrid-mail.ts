import type { Batch } from "@dure/domain/email/ledger/batch";
import type { FrozenContent } from "@dure/domain/email/ledger/frozen-content";
import { type BatchMail, mailOfBatch, substitutionsOf } from "@dure/domain/email/ledger/mail-of-batch";
import type { SendVariable } from "@dure/domain/email/variable/variable";
import { LRUCache } from "lru-cache";
import { unsubscribeHeaders, unsubscribeLinks } from "../unsubscribe/unsubscribe-links";
import type { CampaignRef } from "./batch-store";
import type { SendgridMail } from "./call-sendgrid";

/** Results need opens and clicks, whatever the account's own settings are. The footer has the link to unsubscribe. */
const TRACKING: SendgridMail["tracking_settings"] = {
  click_tracking: { enable: true },
  open_tracking: { enable: true },
  subscription_tracking: { enable: false },
};

/** Rendered mails: most batches of a campaign have the same. */
const rendered = new LRUCache<string, BatchMail>({ max: 100 });

/**
 * The call that sends a batch. Beside the mail itself, SendGrid gets only ids, since it keeps this data forever.
 * @param winner of the test, for the batches that waited for it
 */
export function toSendgridMail(
  { teamId, campaignId }: CampaignRef,
  frozen: FrozenContent,
  batch: Batch,
  winner: "a" | "b" | null,
): SendgridMail {
  const { launched_at, is_workflow, brand, footer, law } = frozen;
  const ofTheDay = is_workflow && [brand, footer, law];
  const key = JSON.stringify([teamId, campaignId, launched_at, ofTheDay, batch.variant, winner, batch.present]);
  const mail = rendered.get(key) ?? mailOfBatch(frozen, batch, winner);
  rendered.set(key, mail);
  return {
    personalizations: batch.rows.map(({ key: recipient, email, values }) => {
      const links = unsubscribeLinks(teamId, email, campaignId);
      const own: Record<SendVariable, string> = { unsubscribe_link: links.page, preferences_link: links.page };
      return {
        to: [{ email }],
        headers: unsubscribeHeaders(links),
        substitutions: substitutionsOf(mail.names, { ...values, ...own }, frozen.variables),
        custom_args: { recipient_id: recipient },
      };
    }),
    from: { email: frozen.sender_email, name: frozen.sender_name },
    ...(frozen.reply_to && { reply_to: { email: frozen.reply_to } }),
    subject: mail.subject,
    content: [
      { type: "text/plain", value: mail.text },
      { type: "text/html", value: mail.html },
    ],
    custom_args: { team_id: teamId, campaign_id: campaignId, batch: batch.id },
    tracking_settings: TRACKING,
  };
}
