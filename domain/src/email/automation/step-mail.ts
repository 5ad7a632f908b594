import { z } from "zod";
import type { Text } from "../../shared/text";
import { Id, Line } from "../../shared/value";
import { CampaignContent } from "../campaign/campaign";
import { blocks, type CampaignCheckInput, checkMail } from "../campaign/check-campaign";
import { fallbacksOf } from "../campaign/fallbacks-of";
import { documentParts } from "../document/document-parts";
import { automationTexts } from "./automation-texts";

/**
 * A `service` mail answers a request of the recipient. It is no advertisement: no mark in the subject, no quiet hours.
 */
export const MAIL_KINDS = ["marketing", "service"] as const;

/** The mail of a step. A draft may lack everything: what is missing is said when the automation is to be activated. */
export const StepMail = CampaignContent.pick({
  subject: true,
  subject_html: true,
  preview_text: true,
  sender_name: true,
  sender_email: true,
  email_block: true,
  variables: true,
  topic: true,
}).extend({
  name: Line(100).default(""),
  type: z.literal("workflow").default("workflow"),
  /** The campaign whose ledger has the mails of this content; the server names it when it is saved. */
  id: Id.nullable().default(null),
  kind: z.enum(MAIL_KINDS).default("marketing"),
});
export type StepMail = z.infer<typeof StepMail>;

/** What the check of a mail has to know besides the mail. */
export type MailCheckInput = Pick<CampaignCheckInput, "hasFooter" | "senderIssue">;

/** Why a mail can't be sent, in the order in which the editor shows its fields. */
export function mailProblems(mail: StepMail, input: MailCheckInput): Text[] {
  const parts = mail.email_block && documentParts(mail.email_block);
  const hasContent = parts !== null && !parts.isBlank;
  if (!hasContent || mail.sender_name === "" || mail.sender_email === "") return [automationTexts.mailRequired];
  const issues = checkMail(
    { ...mail, variables: fallbacksOf(mail), ab_test: null },
    { ...input, hasContent, contentVariables: parts.variables, hasUnsubscribeLink: true },
  );
  return issues.filter((issue) => blocks([issue])).map(({ message }) => message);
}
