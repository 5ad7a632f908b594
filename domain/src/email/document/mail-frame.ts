import { escapeHtml } from "../../shared/strings/escape-html";
import type { Locale } from "../../shared/text";
import type { Brand } from "../brand/brand";
import { TABLE } from "./render-block";
import { DARK } from "./render-context";

type Frame = {
  content: string;
  /** Below the card, on the mail's background. */
  below: string;
  previewText: string;
  locale: Locale;
  brand: Brand;
  /** Pixels. */
  width: number;
  padding: number;
  /** Rules for the colors that texts use. */
  darkCss: string;
};

/** The HTML page around a mail: meta tags, optional CSS rules, the preview text and the card. */
export function mailFrame({ content, below, previewText, locale, brand, width, padding, darkCss }: Frame): string {
  const background = brand.background_color;
  return [
    `<!doctype html><html lang="${locale}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title></title>`,
    // Without this Outlook draws images at the screen's resolution instead of the mail's.
    "<!--[if mso]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->",
    `<style>${styleSheet(darkCss)}</style></head>`,
    `<body class="body" style="margin:0;padding:0;background:${background};word-spacing:normal;-webkit-text-size-adjust:100%">${hiddenPreview(previewText)}`,
    `<div role="article" aria-roledescription="email" lang="${locale}" class="body" style="background:${background};word-break:keep-all;overflow-wrap:anywhere">`,
    `<!--[if mso]><table ${TABLE} width="${width}" align="center"><tr><td><![endif]-->`,
    `<div style="max-width:${width}px;margin:0 auto">`,
    `<table ${TABLE} width="100%" style="border-collapse:separate"><tr><td class="card" bgcolor="#ffffff" style="background:#ffffff;padding:${padding}px ${padding}px ${padding - 16}px">${content}</td></tr></table>`,
    below && `<div style="padding:16px ${padding}px 24px;text-align:center">${below}</div>`,
    "</div><!--[if mso]></td></tr></table><![endif]--></div></body></html>",
  ].join("");
}

const styleSheet = (darkCss: string): string =>
  [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    "@media (max-width:480px){.card{padding:24px 20px 8px!important}.column{max-width:100%!important}.cell{padding:0!important}}",
    "@media (prefers-color-scheme:dark){",
    `.body{background:${DARK.body}!important}.card{background:${DARK.card}!important}.text{color:${DARK.text}!important}`,
    `.muted{color:${DARK.muted}!important}.line{border-color:${DARK.line}!important}${darkCss}}`,
  ].join("");

/** Inboxes show the first words of a mail. Invisible characters pad the preview text, so that nothing else is shown. */
const hiddenPreview = (text: string): string =>
  text === ""
    ? ""
    : `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px">${escapeHtml(text)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>`;
