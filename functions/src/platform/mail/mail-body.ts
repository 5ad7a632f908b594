import { type Signature, signatureHtml, signatureText } from "./signature";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for HTML content or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export type MailBody = {
  title: string;
  paragraphs: readonly string[];
  /** Label and value, one row each. */
  rows?: readonly (readonly [string, string])[];
  button?: { label: string; url: string };
  footer?: string;
  /** Of the member in whose name the mail goes out. */
  signature?: Signature | undefined;
};

/** Renders a mail of the product as HTML and as plain text. Every value is escaped; a signature is sanitized HTML. */
export function mailBody(body: MailBody): { html: string; text: string } {
  return { html: toHtml(body), text: toText(body) };
}

function toHtml({ title, paragraphs, rows = [], button, footer = "Dure 두레", signature }: MailBody): string {
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
    button
      ? `<p style="margin:24px 0 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#0f766e;color:#fff;text-decoration:none;padding:10px 20px;border-radius:8px">${escapeHtml(button.label)}</a></p>`
      : "",
    signatureHtml(signature),
    `</div><p style="color:#a1a1aa;font-size:12px;text-align:center">${escapeHtml(footer)}</p></div></body></html>`,
  ].join("");
}

function toText({ title, paragraphs, rows = [], button, footer = "Dure 두레", signature }: MailBody): string {
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  const link = button ? [`${button.label}: ${button.url}`] : [];
  const content = [title, ...paragraphs, lines.join("\n"), ...link].filter(Boolean).join("\n\n");
  return [content + signatureText(signature), footer].filter(Boolean).join("\n\n");
}
