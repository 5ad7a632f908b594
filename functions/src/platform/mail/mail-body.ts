import { type Signature, signatureHtml, signatureText } from "./signature";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for HTML content or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A value under its title, or a bar for each of several; `share` is 0 to 1. Bars are HTML: mail apps hide pictures. */
export type MailFigure = {
  title: string;
  value?: string;
  bars?: readonly { label: string; value: string; share: number }[];
};

export type MailBody = {
  title: string;
  paragraphs: readonly string[];
  /** Label and value, one row each. */
  rows?: readonly (readonly [string, string])[];
  figures?: readonly MailFigure[];
  button?: { label: string; url: string };
  footer?: string;
  /** Of the member in whose name the mail goes out. */
  signature?: Signature | undefined;
};

/** Renders a mail of the product as HTML and as plain text. Every value is escaped; a signature is sanitized HTML. */
export function mailBody(body: MailBody): { html: string; text: string } {
  return { html: toHtml(body), text: toText(body) };
}

function toHtml({
  title,
  paragraphs,
  rows = [],
  figures = [],
  button,
  footer = "Dure 두레",
  signature,
}: MailBody): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;color:#71717a;white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td style="padding:6px 0">${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return [
    '<!doctype html><html><body style="margin:0;background:#f4f4f5;font-family:-apple-system,Apple SD Gothic Neo,Noto Sans KR,sans-serif;color:#18181b;font-size:15px;line-height:1.6">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 16px"><div style="background:#fff;border-radius:12px;padding:32px">',
    `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((one) => `<p style="margin:0 0 12px">${escapeHtml(one).replaceAll("\n", "<br>")}</p>`),
    cells.length > 0 ? `<table style="border-collapse:collapse;margin:16px 0">${cells.join("")}</table>` : "",
    ...figures.map(figureHtml),
    button
      ? `<p style="margin:24px 0 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#0f766e;color:#fff;text-decoration:none;padding:10px 20px;border-radius:8px">${escapeHtml(button.label)}</a></p>`
      : "",
    signatureHtml(signature),
    `</div><p style="color:#a1a1aa;font-size:12px;text-align:center">${escapeHtml(footer)}</p></div></body></html>`,
  ].join("");
}

function toText({
  title,
  paragraphs,
  rows = [],
  figures = [],
  button,
  footer = "Dure 두레",
  signature,
}: MailBody): string {
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  const link = button ? [`${button.label}: ${button.url}`] : [];
  const content = [title, ...paragraphs, lines.join("\n"), ...figures.map(figureText), ...link]
    .filter(Boolean)
    .join("\n\n");
  return [content + signatureText(signature), footer].filter(Boolean).join("\n\n");
}

const CELL = "padding:3px 0;font-size:13px";

function figureHtml({ title, value, bars = [] }: MailFigure): string {
  const rows = bars.map(
    ({ label, value: written, share }) =>
      `<tr><td style="${CELL};width:34%;color:#52525b">${escapeHtml(label)}</td><td style="${CELL};width:46%"><div style="background:#0f766e;border-radius:2px;height:12px;width:${Math.round(share * 100)}%"></div></td><td style="${CELL};text-align:right">${escapeHtml(written)}</td></tr>`,
  );
  return [
    `<h2 style="font-size:14px;margin:24px 0 4px">${escapeHtml(title)}</h2>`,
    value === undefined ? "" : `<p style="font-size:20px;margin:0">${escapeHtml(value)}</p>`,
    rows.length > 0
      ? `<table role="presentation" style="width:100%;border-collapse:collapse">${rows.join("")}</table>`
      : "",
  ].join("");
}

const figureText = ({ title, value, bars = [] }: MailFigure): string =>
  [title, ...(value === undefined ? [] : [value]), ...bars.map((bar) => `${bar.label}: ${bar.value}`)].join("\n");
