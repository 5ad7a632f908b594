import { randomUUID } from "node:crypto";
import type { emailApi } from "@dure/domain/email/api";
import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { mailOfBatch, substitutionsOf } from "@dure/domain/email/ledger/mail-of-batch";
import { emailTexts } from "@dure/domain/email/texts";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../../platform/http/endpoint";
import { spendMailQuota } from "../../../platform/mail/mail-quota-store";
import { sendMail } from "../../../platform/mail/send-mail";
import { auditRead } from "../../../platform/outbox/audit-store";
import { readAttachments } from "../../attachment/read-attachments";
import { testMailQuotas } from "../../template/test-mail-quotas";
import { unsubscribeLinks } from "../../unsubscribe/unsubscribe-links";
import { readCampaign } from "../campaign-store";
import { freezeMail } from "./freeze-content";

/**
 * Sends the campaign as it is now, with sample values, to a few addresses: from the product's own address, so that it can be
 * tried before the domain is verified. A repeated request sends nothing again, for its key names the mails in the ledger.
 * @throws TOO_MANY_REQUESTS
 */
export const testCampaign: Verb<typeof emailApi.testCampaign> = async (ctx, { params, body: { recipients } }) => {
  const { teamId, actor, locale } = ctx;
  const campaign = await readCampaign(teamId, params.id);
  if (!campaign.email_block) throw new AppError("BAD_REQUEST", emailTexts.contentRequired);
  const frozen = await freezeMail(ctx, campaign);
  const mail = mailOfBatch(frozen, { variant: "a", present: Object.keys(sampleValues(locale)) }, null);
  const attachments = await readAttachments(teamId, frozen.attachments);
  const test = `campaign-test-${ctx.idempotency?.key ?? randomUUID()}`;
  const byAddress = new Map(recipients.map((recipient) => [recipient.email, recipient]));
  const mails = [...byAddress.values()].map((recipient, place) => ({ ...recipient, id: `${test}-${place}` }));
  await spendMailQuota(testMailQuotas({ teamId, memberId: actor.id }, mails), emailTexts.tooManyTests);
  const sent = await Promise.allSettled(
    mails.map(({ id, email, name, company }) => {
      const { page } = unsubscribeLinks(teamId, email, null);
      const own = { name, first_name: name, email, company, unsubscribe_link: page, preferences_link: page };
      const values = substitutionsOf(mail.names, { ...sampleValues(locale), ...own }, frozen.variables);
      const fill = (text: string) =>
        Object.entries(values).reduce((filled, [tag, value]) => filled.replaceAll(tag, () => value), text);
      return sendMail(teamId, id, {
        to: { email, ...(name && { name }) },
        fromName: frozen.sender_name || actor.name,
        subject: fill(mail.subject),
        html: fill(mail.html),
        text: fill(mail.text),
        attachments,
      });
    }),
  );
  await auditRead(ctx, { type: "campaign.tested", before: toAudit(campaign), after: toAudit(campaign) });
  if (sent.some(({ status }) => status === "rejected")) throw new AppError("PROVIDER_FAILED", campaignTexts.testFailed);
};
