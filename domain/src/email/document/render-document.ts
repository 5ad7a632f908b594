import type { Locale } from "../../shared/text";
import { type Brand, DEFAULT_BRAND } from "../brand/brand";
import type { Block } from "./block";
import { documentParts } from "./document-parts";
import type { EmailDocument } from "./email-document";
import { mailFrame } from "./mail-frame";
import { renderAppendix, renderBlocks } from "./render-block";
import { createDarkRules } from "./render-context";
import { type FooterContent, footerHtml, footerText } from "./render-footer";
import { renderText } from "./render-text";

export type RenderOptions = {
  /** The language of the mail, for screen readers and the footer. */
  locale: Locale;
  brand?: Brand | undefined;
  /** What inboxes show beside the subject. */
  previewText?: string | undefined;
  /** Sanitized HTML below the blocks, such as a signature. Its braces are no variables. */
  appendixHtml?: string | undefined;
  footer?: FooterContent | undefined;
  /** The variables that have a value, for conditional blocks. Undefined: all variables have one. */
  present?: ReadonlySet<string> | undefined;
};

export type RenderedMail = {
  html: string;
  text: string;
  variables: string[];
  links: string[];
  conditions: string[];
};

/** Pixels of a mail, and of the space beside its blocks. */
const WIDTH = 600;
const PADDING = 32;

/**
 * A document as HTML for mail clients and as plain text. Layout and colors are set on the elements, because many clients
 * drop style sheets; those that read them get dark colors and full-width columns on phones. Variables stay as
 * `{{name}}`, so that one rendering serves every recipient for whom the same conditions hold.
 */
export function renderDocument(document: EmailDocument, options: RenderOptions): RenderedMail {
  const { locale, brand = DEFAULT_BRAND, previewText = "", appendixHtml = "", footer, present } = options;
  const isShown = (block: Block): boolean =>
    block.type !== "conditional" ||
    (!present || present.has(block.attrs.variable)) === (block.attrs.show === "present");
  const dark = createDarkRules();
  const canvas = {
    brand,
    width: WIDTH - PADDING * 2,
    background: "#ffffff",
    text: "#18181b",
    hasOwnColor: false,
    isShown,
    darkClass: dark.classOf,
  };
  const content = renderBlocks(document.content, canvas) + (appendixHtml && renderAppendix(appendixHtml, canvas));
  const below = footer ? footerHtml(footer, canvas) : "";
  const { variables, links, conditions } = documentParts(document);
  return {
    html: mailFrame({
      content,
      below,
      previewText,
      locale,
      brand,
      width: WIDTH,
      padding: PADDING,
      darkCss: dark.css(),
    }),
    text: [renderText(document.content, isShown), footer && footerText(footer)].filter(Boolean).join("\n\n"),
    variables,
    links,
    conditions,
  };
}
