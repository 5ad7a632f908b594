import type { emailApi } from "@dure/domain/email/api";
import type { EmailDocument } from "@dure/domain/email/document/email-document";
import { toNamedTemplate } from "@dure/domain/email/events";
import { imagesOf } from "@dure/domain/email/image/images-of";
import { assertMail } from "@dure/domain/email/template/assert-mail";
import type { TemplateBody } from "@dure/domain/email/template/template";
import { withKeyedMutex } from "../../platform/concurrency/with-keyed-mutex";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { claimAttachments } from "../attachment/attachment-store";
import { uploadedAttachments } from "../attachment/uploaded-attachments";
import { keepImages } from "../image/image-store";
import { completeContent } from "./complete-content";
import { readNextId, reserveId, saveTemplate } from "./template-store";

/** Serialised by team with a keyed mutex, because each creation takes its number from the same document. */
export const createTemplate: Verb<typeof emailApi.createTemplate> = async (ctx, { body }) => {
  const complete = completeContent(body);
  assertMail(complete);
  const uploaded = await uploadedAttachments(ctx, complete.attachments);
  return withKeyedMutex(`${ctx.teamId} email-template`, () => saveNewTemplate(ctx, complete, uploaded));
};

type Body = TemplateBody & { block: EmailDocument };

const saveNewTemplate = (ctx: Context, body: Body, uploaded: ReadonlySet<string>) =>
  transaction(ctx, async (tx) => {
    const { teamId, actor, now } = ctx;
    const id = await readNextId(tx, teamId);
    const [keep, claim] = await Promise.all([
      keepImages(tx, teamId, imagesOf(body.block)),
      claimAttachments(tx, teamId, { use: `template:${id}`, files: body.attachments, uploaded, now }),
    ]);
    const template = { ...body, id, created_by: actor.id, created_at: now, updated_by: actor.id, updated_at: now };
    keep();
    claim();
    reserveId(tx, teamId, id);
    saveTemplate(tx, teamId, template);
    return { answer: template, event: { type: "template.created", before: null, after: toNamedTemplate(template) } };
  });
