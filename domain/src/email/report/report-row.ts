import { z } from "zod";
import { personal } from "../../shared/personal";
import { Id, Time } from "../../shared/value";
import { Recipient } from "../ledger/recipient";
import { RecipientStatus } from "../ledger/recipient-status";

/** A recipient in a campaign's report. `failure_reason` says how a mail bounced, `failure_detail` the answer or why. */
export const ReportRow = z.object({
  id: Id,
  email: z.string().meta(personal("contact")),
  /** Null where the caller may not see the record; then the address is left out, too. */
  record: Recipient.shape.record.nullable(),
  status: RecipientStatus,
  sent_at: Time.nullable(),
  delivered_at: Time.nullable(),
  failure_reason: Recipient.shape.bounce_type,
  failure_detail: z.string().nullable().meta(personal("answer")),
  skip_reason: z.string().nullable(),
  total_open_count: z.int(),
  machine_open_count: z.int(),
  last_opened_at: Time.nullable(),
  total_click_count: z.int(),
  machine_click_count: z.int(),
  last_clicked_at: Time.nullable(),
  unsubscribed_at: Time.nullable(),
});
export type ReportRow = z.infer<typeof ReportRow>;
