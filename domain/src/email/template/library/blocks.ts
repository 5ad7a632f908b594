import type { Locale, Text } from "../../../shared/text";
import type { Block, Inline, Section } from "../../document/block";
import type { EmailDocument } from "../../document/email-document";

/** A template to begin from. */
export type LibraryTemplate = {
  id: string;
  name: Text;
  description: Text;
  subject: Text;
  preview: Text;
  blocks: (say: Say) => Block[];
};

/** Picks the language of the mail. */
export type Say = (ko: string, en: string) => string;

/** A template of the library as a mail of its own, in one language. */
export function libraryMail({ subject, preview, blocks }: LibraryTemplate, locale: Locale) {
  const block: EmailDocument = { type: "doc", content: blocks((ko, en) => (locale === "ko" ? ko : en)) };
  return { subject: subject[locale], preview_text: preview[locale], block };
}

type Content = string | Inline;

/** A text that one of the languages does not need is empty in that language, and is dropped. */
const inline = (content: readonly Content[]): Inline[] =>
  content.filter((one) => one !== "").map((one) => (typeof one === "string" ? { type: "text", text: one } : one));

/** A variable with its fallback. */
export const variable = (id: string, fallback: string): Inline => ({ type: "variable", attrs: { id, fallback } });

export const bold = (text: string): Inline => ({ type: "text", text, marks: [{ type: "bold" }] });

export const link = (text: string, href: string): Inline => ({
  type: "text",
  text,
  marks: [{ type: "link", attrs: { href } }],
});

export const paragraph = (...content: Content[]): Block => ({
  type: "paragraph",
  attrs: { textAlign: null },
  content: inline(content),
});

export const heading = (level: 1 | 2 | 3, ...content: Content[]): Block => ({
  type: "heading",
  attrs: { level, textAlign: null },
  content: inline(content),
});

export const button = (label: string, href: string, variant: "filled" | "outline" = "filled"): Block => ({
  type: "button",
  attrs: { label, href, align: null, variant, color: null },
});

export const bullets = (...items: Content[][]): Block => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [paragraph(...item)] })),
});

export const section = (background: string, ...content: Block[]): Section => ({
  type: "section",
  attrs: { background, padding: 24 },
  content,
});

export const columns = (...cells: Block[][]): Block => ({
  type: "columns",
  content: cells.map((content) => ({ type: "column", attrs: { width: Math.floor(100 / cells.length) }, content })),
});

/** Shown to those who have a value of a variable. */
export const whenKnown = (name: string, ...content: Block[]): Block => ({
  type: "conditional",
  attrs: { variable: name, show: "present" },
  content,
});

export const divider: Block = { type: "divider" };
export const logo: Block = { type: "logo", attrs: { align: null } };
