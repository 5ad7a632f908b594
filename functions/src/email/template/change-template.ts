import type { emailApi } from "@dure/domain/email/api";
import { toNamedTemplate } from "@dure/domain/email/events";
import { imagesOf } from "@dure/domain/email/image/images-of";
import { assertMail } from "@dure/domain/email/template/assert-mail";
import { assertBasedOn } from "@dure/domain/shared/based-on";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { claimAttachments } from "../attachment/attachment-store";
import { uploadedAttachments } from "../attachment/uploaded-attachments";
import { keepImages } from "../image/image-store";
import { completeContent } from "./complete-content";
import { readTemplate, saveTemplate } from "./template-store";

/** All mails sent from now on use the new content, those of earlier bookings too. */
export const changeTemplate: Verb<typeof emailApi.changeTemplate> = async (ctx, { params, query, body }) => {
  const complete = completeContent(body);
  assertMail(complete);
  const uploaded = await uploadedAttachments(ctx, complete.attachments);
  return transaction(ctx, async (tx) => {
    const [before, keep, claim] = await Promise.all([
      readTemplate(tx, ctx.teamId, params.id),
      keepImages(tx, ctx.teamId, imagesOf(complete.block)),
      claimAttachments(tx, ctx.teamId, {
        use: `template:${params.id}`,
        files: complete.attachments,
        uploaded,
        now: ctx.now,
      }),
    ]);
    const after = { ...before, ...complete, updated_by: ctx.actor.id, updated_at: ctx.now };
    assertBasedOn(before, after, query);
    keep();
    claim();
    saveTemplate(tx, ctx.teamId, after);
    return {
      answer: after,
      event: { type: "template.changed", before: toNamedTemplate(before), after: toNamedTemplate(after) },
    };
  });
};
