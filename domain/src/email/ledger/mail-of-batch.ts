import { escapeHtml } from "../../shared/strings/escape-html";
import { renderDocument } from "../document/render-document";
import { mailFooter } from "../footer/footer";
import { marketingSubject } from "../law/law";
import { namesIn, replaceVariables, variableText } from "../variable/variable";
import type { Batch } from "./batch";
import type { FrozenContent } from "./frozen-content";

/** The part of a mail that is independent of its recipients. */
type FrozenMail = Omit<FrozenContent, "audience" | "is_workflow">;

/** The tag of a variable in HTML, where its value is escaped, and the one in the subject and the text part. */
const htmlTag = (name: string): string => `{{${name}}}`;
const textTag = (name: string): string => `{{text.${name}}}`;

/** The mail of all recipients of a batch, with tags in place of each recipient's values. */
export type BatchMail = { subject: string; html: string; text: string; names: readonly string[] };

/** The variables of a campaign's mail, and those of them that conditional blocks ask for. */
export function partsOfMail({ document, locale, subject, ab_test }: FrozenMail) {
  const { variables, conditions } = renderDocument(document, { locale });
  const names = new Set([...variables, ...conditions, ...namesIn(`${subject} ${ab_test?.subject ?? ""}`)]);
  return { names: [...names], conditions };
}

/**
 * The mail of a batch, rendered once for all of its recipients.
 * @param winner of the test, for those who waited for it
 */
export function mailOfBatch(
  frozen: FrozenMail,
  { variant, present }: Pick<Batch, "variant" | "present">,
  winner: "a" | "b" | null,
): BatchMail {
  const { document, locale, brand, footer, law, preview_text: previewText } = frozen;
  const rendered = renderDocument(document, {
    locale,
    brand,
    previewText,
    footer: mailFooter(footer, locale),
    present: new Set(present),
  });
  const isSecond = (variant === "rest" ? winner : variant) === "b";
  const written = isSecond && frozen.ab_test ? frozen.ab_test.subject : frozen.subject;
  const subject = frozen.with_unsubscriber ? written : marketingSubject(law, written);
  return {
    subject: replaceVariables(subject, textTag),
    html: replaceVariables(rendered.html, htmlTag),
    text: replaceVariables(rendered.text, textTag),
    names: [...new Set(namesIn(subject + rendered.html + rendered.text))],
  };
}

/**
 * The replacement of each tag in one recipient's mail. Values are always plain text: HTML is escaped, and line breaks,
 * which could begin another header, are removed.
 * @param values the record's values, and the recipient's own links
 */
export function substitutionsOf(
  names: readonly string[],
  values: Readonly<Record<string, string>>,
  fallbacks: Readonly<Record<string, string>>,
): Record<string, string> {
  const substitutions: Record<string, string> = {};
  for (const name of names) {
    const value = plain(variableText(name, values, fallbacks));
    substitutions[htmlTag(name)] = escapeHtml(value);
    substitutions[textTag(name)] = value;
  }
  return substitutions;
}

/** A value that looks like a tag must not become one. */
const plain = (value: string): string => value.replaceAll(/\s+/g, " ").replaceAll("{{", "{ {").trim();
