import type { emailApi } from "@dure/domain/email/api";
import { toNamedTemplate } from "@dure/domain/email/events";
import { imagesOf } from "@dure/domain/email/image/images-of";
import { assertMail } from "@dure/domain/email/template/assert-mail";
import { assertBasedOn } from "@dure/domain/shared/based-on";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { keepImages } from "../image/image-store";
import { completeContent } from "./complete-content";
import { readTemplate, saveTemplate } from "./template-store";

/** All mails sent from now on use the new content, those of earlier bookings too. */
export const changeTemplate: Verb<typeof emailApi.changeTemplate> = async (ctx, { params, query, body }) => {
  const complete = completeContent(body);
  assertMail(complete);
  return transaction(ctx, async (tx) => {
    const [before, markImages] = await Promise.all([
      readTemplate(tx, ctx.teamId, params.id),
      keepImages(tx, ctx.teamId, imagesOf(complete.block)),
    ]);
    const after = { ...before, ...complete, updated_by: ctx.actor.id, updated_at: ctx.now };
    assertBasedOn(before, after, query);
    markImages();
    saveTemplate(tx, ctx.teamId, after);
    return {
      answer: after,
      event: { type: "template.changed", before: toNamedTemplate(before), after: toNamedTemplate(after) },
    };
  });
};
