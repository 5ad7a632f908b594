import { z } from "zod";
import { LOCALES } from "../../shared/text";
import { Email, Id, Time, TimeZone } from "../../shared/value";
import { MailAttachments } from "../attachment/mail-attachment";
import { Brand } from "../brand/brand";
import { AbTest } from "../campaign/ab-test";
import { ScheduleZone } from "../campaign/campaign";
import { EmailDocument } from "../document/email-document";
import { Footer } from "../footer/footer";
import { Law } from "../law/law";
import { FrozenAudience } from "../segment/audience";

/** A snapshot of a campaign's content and audience, taken when sending begins: later changes don't affect it. */
export const FrozenContent = z.object({
  subject: z.string(),
  ab_test: AbTest.nullable(),
  preview_text: z.string(),
  sender_email: z.string(),
  sender_name: z.string(),
  reply_to: Email.nullable(),
  document: EmailDocument,
  /** The mail with all of its conditional blocks, for reports. */
  html: z.string(),
  attachments: MailAttachments.default([]),
  brand: Brand,
  footer: Footer,
  law: Law,
  /** Fallback texts of variables. */
  variables: z.record(z.string(), z.string()),
  with_unsubscriber: z.boolean(),
  topic: Id.nullable(),
  audience: FrozenAudience,
  locale: z.enum(LOCALES),
  team_zone: TimeZone,
  schedule_zone: ScheduleZone,
  scheduled_at: Time.nullable(),
  launched_at: Time,
  /**
   * Whether it is an automation's mail. Such mail is sent for years, so it uses the current footer, brand and law
   * instead.
   */
  is_workflow: z.boolean().default(false),
});
export type FrozenContent = z.infer<typeof FrozenContent>;
