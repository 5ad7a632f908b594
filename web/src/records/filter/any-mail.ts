import type { MailCondition } from "@dure/domain/records/filter/mail-activity";

/** The initial value of a condition on mails: any campaign of the last month. */
export const anyMail: MailCondition = { campaign_id: null, days: 30 };
