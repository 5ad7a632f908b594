import { randomUUID } from "node:crypto";
import type { emailApi } from "@dure/domain/email/api";
import { imagesOf } from "@dure/domain/email/image/images-of";
import { assertKnownVariables } from "@dure/domain/email/template/assert-mail";
import { emailTexts } from "@dure/domain/email/texts";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import { readSignature } from "../../identity/signature/email-signature-store";
import { runTransaction } from "../../platform/firebase";
import type { Verb } from "../../platform/http/endpoint";
import { spendMailQuota } from "../../platform/mail/mail-quota-store";
import { sendMail } from "../../platform/mail/send-mail";
import { stackOf } from "../../platform/stack-of";
import { readCurrent } from "../../records/merge/read-current";
import { readAttachments } from "../attachment/read-attachments";
import { uploadedAttachments } from "../attachment/uploaded-attachments";
import { readBrand } from "../brand/brand-store";
import { keepImages } from "../image/image-store";
import { valuesOfRecord } from "../variable/values-of-record";
import { completeContent } from "./complete-content";
import { templateMail } from "./template-mail";
import { testMailQuotas } from "./test-mail-quotas";

/**
 * Sends a mail as it is being written, in the caller's name, with a record's values, and sample values for what the
 * record lacks. A repeated request sends nothing again, since its key names the mails in the ledger. An address that is
 * given twice gets one mail.
 * @throws TOO_MANY_REQUESTS
 */
export const sendTestMail: Verb<typeof emailApi.sendTestMail> = async (
  ctx,
  { body: { recipients, property, record } },
) => {
  const { teamId, actor, locale } = ctx;
  const content = completeContent(property, "body.property");
  assertKnownVariables(content, "body.property");
  const test = `template-test-${ctx.idempotency?.key ?? randomUUID()}`;
  const byAddress = new Map(recipients.map((recipient) => [recipient.email, recipient]));
  const mails = [...byAddress.values()].map((recipient, place) => ({ ...recipient, id: `${test}-${place}` }));
  await spendMailQuota(testMailQuotas({ teamId, memberId: actor.id }, mails), emailTexts.tooManyTests);
  await runTransaction(async (tx) => (await keepImages(tx, teamId, imagesOf(content.block)))());
  await uploadedAttachments(ctx, content.attachments);
  const [signature, brand, known, attachments] = await Promise.all([
    readSignature(teamId, actor.id),
    readBrand(teamId),
    record ? readCurrent(ctx, record.entity_id, record.id).then((one) => valuesOfRecord(ctx, one)) : {},
    readAttachments(teamId, content.attachments),
  ]);
  const sent = await Promise.allSettled(
    mails.map(({ id, email, name, company }) => {
      const own = { invitee_email: email, invitee_name: name, company, host_name: actor.name };
      const mail = templateMail(content, { ...sampleValues(locale), ...own, ...known }, { locale, brand, signature });
      return sendMail(teamId, id, {
        ...mail,
        to: { email, ...(name && { name }) },
        fromName: actor.name,
        attachments,
      });
    }),
  );
  const failed = sent.find(({ status }) => status === "rejected");
  if (!failed) return;
  logger.warn("A test mail was not sent.", { teamId, error: stackOf((failed as PromiseRejectedResult).reason) });
  throw new AppError("PROVIDER_FAILED", emailTexts.testFailed);
};
