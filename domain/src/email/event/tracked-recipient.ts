import { z } from "zod";
import { Recipient } from "../ledger/recipient";
import { MailFact } from "./mail-fact";

/** The lists of a campaign's report that facts decide; a recipient may be in several. */
export const RECIPIENT_LISTS = ["delivered", "bounced", "opened", "clicked", "unsubscribed"] as const;
export type RecipientList = (typeof RECIPIENT_LISTS)[number];

/** A recipient with all that is known of its mail. */
export const TrackedRecipient = Recipient.extend({
  facts: z.array(MailFact).default([]),
  lists: z.array(z.enum(RECIPIENT_LISTS)).default([]),
});
export type TrackedRecipient = z.infer<typeof TrackedRecipient>;

/** The lists that a recipient is in. A mail that bounced after its delivery is only in `bounced`: it did not arrive. */
export function recipientLists(recipient: Recipient): RecipientList[] {
  const isIn: Record<RecipientList, boolean> = {
    delivered: recipient.delivered_at !== null && recipient.bounced_at === null,
    bounced: recipient.bounced_at !== null,
    opened: recipient.total_open_count > 0,
    clicked: recipient.total_click_count > 0,
    unsubscribed: recipient.unsubscribed_at !== null,
  };
  return RECIPIENT_LISTS.filter((list) => isIn[list]);
}
