import { AppError } from "../../shared/error";
import { documentParts, missingFallbacks } from "../document/document-parts";
import { documentToHtml } from "../document/document-to-html";
import type { EmailDocument } from "../document/email-document";
import { emailTexts } from "../texts";
import { assertVariables, variablesIn } from "../variable/variable";

type Mail = { subject: string; block: EmailDocument; fallbacks: Readonly<Record<string, string>> };

/** The fallbacks of a mail: the document's, and those of variables that only its subject names. */
export const allFallbacks = ({ block, fallbacks }: Pick<Mail, "block" | "fallbacks">): Record<string, string> => ({
  ...fallbacks,
  ...documentParts(block).fallbacks,
});

/**
 * @throws BAD_REQUEST for a document that shows nothing, and for a variable in it or in the subject that does not exist or
 * has no fallback
 */
export function assertMail(mail: Mail, path = "body"): void {
  const { variables, isBlank } = documentParts(mail.block);
  if (isBlank) refuse(`${path}.content`, emailTexts.contentRequired);
  assertKnownVariables(mail, path);
  const fallbacks = allFallbacks(mail);
  const [inContent] = missingFallbacks(variables, fallbacks);
  if (inContent) refuse(`${path}.content.variables.defaultValue`, emailTexts.fallbackRequired(inContent));
  const [inSubject] = missingFallbacks(variablesIn(mail.subject), fallbacks);
  if (inSubject) refuse(`${path}.subject.variables.defaultValue`, emailTexts.fallbackRequired(inSubject));
}

/** @throws BAD_REQUEST for a variable in the subject or in the text that does not exist */
export function assertKnownVariables({ subject, block }: Pick<Mail, "subject" | "block">, path: string): void {
  assertVariables(subject, `${path}.subject`);
  assertVariables(documentToHtml(block), `${path}.content`);
}

function refuse(path: string, message: typeof emailTexts.contentRequired): never {
  throw new AppError("BAD_REQUEST", message, [{ path, message }]);
}
