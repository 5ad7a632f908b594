import { z } from "zod";
import { Email, Id, Line, Time, TypedText } from "../../shared/value";
import { MailAttachments } from "../attachment/mail-attachment";
import { EmailDocument } from "../document/email-document";
import { emailIssues } from "../email-issues";
import { Variable } from "../variable/variable";

/** Maximum characters: the audit log keeps the old and the new version in one document. */
export const MAX_CONTENT_LENGTH = 50_000;

/** docs/product/email.md#test-send. */
export const MAX_TEST_RECIPIENTS = 5;

/** Numbers count up within a team (docs/product/email.md#template). */
export const TemplateId = z.int().positive();

/**
 * The part of a template that becomes a mail: a document, or simple HTML of which one is made. Where both are given the
 * document counts.
 */
export const MailContent = z.object({
  subject: Line(200).min(1, emailIssues.subject),
  /** What inboxes show beside the subject. */
  preview_text: Line(200).default(""),
  block: EmailDocument.nullable().default(null),
  content: TypedText(MAX_CONTENT_LENGTH).default(""),
  /** Texts for recipients without a value; the document's variables carry theirs. */
  fallbacks: z.record(Variable, Line(200)).default({}),
  attachments: MailAttachments.default([]),
});
export type MailContent = z.infer<typeof MailContent>;

/** What a member edits in a template (docs/product/email.md#template). */
export const TemplateBody = MailContent.extend({ name: Line(100).min(1, emailIssues.templateName) });
export type TemplateBody = z.infer<typeof TemplateBody>;

/** A stored template: `content` says as simple HTML what the document says. */
export const Template = TemplateBody.extend({
  id: TemplateId,
  block: EmailDocument,
  content: z.string(),
  created_by: Id,
  created_at: Time,
  updated_by: Id,
  updated_at: Time,
});
export type Template = z.infer<typeof Template>;

/** A page or a router that sends mails from a template. */
export const TemplateReference = z.object({ id: Id, type: z.enum(["booking-page", "router"]), title: z.string() });
export type TemplateReference = z.infer<typeof TemplateReference>;

export const TestRecipient = z.object({ email: Email, name: Line(100).default(""), company: Line(200).default("") });
export type TestRecipient = z.infer<typeof TestRecipient>;
