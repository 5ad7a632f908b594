import type { MailCondition } from "@dure/domain/records/filter/mail-activity";

/** What a condition on mails begins with: any campaign of the last month. */
export const anyMail: MailCondition = { campaign_id: null, days: 30 };
