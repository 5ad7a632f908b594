import { randomUUID } from "node:crypto";
import type { emailApi } from "@dure/domain/email/api";
import { assertMailContent } from "@dure/domain/email/template/template";
import { emailTexts } from "@dure/domain/email/texts";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import { readSignature } from "../../identity/sign/email-sign-store";
import type { Verb } from "../../platform/http/endpoint";
import { spendMailQuota } from "../../platform/mail/mail-quota-store";
import { sendMail } from "../../platform/mail/send-mail";
import { stackOf } from "../../platform/stack-of";
import { cleanContent } from "./clean-content";
import { templateMail } from "./template-mail";
import { testMailQuotas } from "./test-mail-quotas";

/**
 * Sends a mail as it is being written, in the caller's name, with sample values for what only a meeting has. A repeated
 * request sends nothing again, for its key names the mails in the ledger. An address that is named twice gets one.
 * @throws TOO_MANY_REQUESTS
 */
export const sendTestMail: Verb<typeof emailApi.sendTestMail> = async (ctx, { body: { recipients, property } }) => {
  const { teamId, actor, locale } = ctx;
  assertMailContent(property, "body.property");
  const content = { ...property, content: cleanContent(property.content, "body.property.content") };
  const test = `template-test-${ctx.idempotency?.key ?? randomUUID()}`;
  const byAddress = new Map(recipients.map((recipient) => [recipient.email, recipient]));
  const mails = [...byAddress.values()].map((recipient, place) => ({ ...recipient, id: `${test}-${place}` }));
  await spendMailQuota(testMailQuotas({ teamId, memberId: actor.id }, mails), emailTexts.tooManyTests);
  const signature = await readSignature(teamId, actor.id);
  const sent = await Promise.allSettled(
    mails.map(({ id, email, name, company }) => {
      const own = { invitee_email: email, invitee_name: name, company, host_name: actor.name };
      const mail = templateMail(content, { ...sampleValues(locale), ...own }, signature);
      return sendMail(teamId, id, {
        ...mail,
        to: { email, ...(name && { name }) },
        fromName: actor.name,
      });
    }),
  );
  const failed = sent.find(({ status }) => status === "rejected");
  if (!failed) return;
  logger.warn("A test mail was not sent.", { teamId, error: stackOf((failed as PromiseRejectedResult).reason) });
  throw new AppError("PROVIDER_FAILED", emailTexts.testFailed);
};
