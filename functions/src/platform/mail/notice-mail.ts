import { mailBody } from "./mail-body";
import type { Mail } from "./send-mail";

/** What a notice says: its subject, its paragraphs, and the label of its button, if it has one. */
export type NoticeWords = { subject: string; paragraphs: string[]; button?: string | undefined };

/**
 * Renders a mail that tells somebody something. Its heading is the subject without the product in brackets.
 * @param url where the button leads
 */
export function noticeMail(to: Mail["to"], { subject, paragraphs, button }: NoticeWords, url?: string): Mail {
  const title = subject.replace(/^\[.+?\] /, "");
  return { to, subject, ...mailBody({ title, paragraphs, ...(button && url && { button: { label: button, url } }) }) };
}
