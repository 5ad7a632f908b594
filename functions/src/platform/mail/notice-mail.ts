import { mailBody } from "./mail-body";
import type { Mail } from "./send-mail";

/** The texts of a notice: its subject, its paragraphs, and the label of its button, if it has one. */
export type NoticeWords = { subject: string; paragraphs: string[]; button?: string | undefined };

/**
 * Renders a notice mail. Its heading is the subject without the product's name in brackets.
 * @param url the target of the button
 */
export function noticeMail(to: Mail["to"], { subject, paragraphs, button }: NoticeWords, url?: string): Mail {
  const title = subject.replace(/^\[.+?\] /, "");
  return { to, subject, ...mailBody({ title, paragraphs, ...(button && url && { button: { label: button, url } }) }) };
}
