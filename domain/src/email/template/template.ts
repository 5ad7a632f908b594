import { z } from "zod";
import { Email, Id, Line, Time, TypedText } from "../../shared/value";
import { emailIssues } from "../email-issues";
import { assertVariables, Variable } from "../variable/variable";

/** Maximum characters: the audit log keeps the old and the new version in one document. */
export const MAX_CONTENT_LENGTH = 50_000;

/** docs/product/email.md#test-send. */
export const MAX_TEST_RECIPIENTS = 5;

/** Numbers count up within a team (docs/product/email.md#template). */
export const TemplateId = z.int().positive();

/** The part of a template that becomes a mail. `content` is HTML and is sanitised. */
export const MailContent = z.object({
  subject: Line(200).min(1, emailIssues.subject),
  content: TypedText(MAX_CONTENT_LENGTH),
  /** Fallback texts for variables without a value. */
  fallbacks: z.record(Variable, Line(200)).default({}),
});
export type MailContent = z.infer<typeof MailContent>;

/** What a member decides of a template (docs/product/email.md#template). */
export const TemplateBody = MailContent.extend({ name: Line(100).min(1, emailIssues.templateName) });
export type TemplateBody = z.infer<typeof TemplateBody>;

export const Template = TemplateBody.extend({
  id: TemplateId,
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

/** @throws BAD_REQUEST for a variable that does not exist */
export function assertMailContent({ subject, content }: MailContent, path = "body"): void {
  assertVariables(subject, `${path}.subject`);
  assertVariables(content, `${path}.content`);
}
