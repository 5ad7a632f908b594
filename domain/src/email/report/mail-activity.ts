import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { BounceType } from "../ledger/recipient";
import { RecipientStatus } from "../ledger/recipient-status";

/** The status of a campaign's mail to a record's address. */
export const MailActivity = z.object({
  campaign: z.object({ id: Id, name: z.string() }),
  /** The id of the campaign's recipient with the address. */
  recipient_id: Id,
  status: RecipientStatus,
  sent_at: Time.nullable(),
  bounce_type: BounceType.nullable(),
  total_open_count: z.int(),
  last_opened_at: Time.nullable(),
  total_click_count: z.int(),
  last_clicked_at: Time.nullable(),
  unsubscribed_at: Time.nullable(),
});
export type MailActivity = z.infer<typeof MailActivity>;
