import { escapeHtml } from "@dure/domain/shared/strings/escape-html";
import { type Signature, signatureHtml, signatureText } from "./signature";

/** A value under its title, or a bar per value; `share` is 0 to 1. Bars are HTML, since mail apps hide pictures. */
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
  /**
   * The mail's subject matter in large type, with the title in small type above; the row with value `written` is
   * omitted.
   */
  lead?: { title: string; time: string; note: string; written: string; logoUrl?: string };
  /** More buttons, shown before `button`. */
  buttons?: readonly { label: string; url: string; isPrimary?: boolean }[];
  footer?: string;
  /** The signature of the member in whose name the mail is sent. */
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
  lead,
  buttons = [],
  footer = "Dure 두레",
  signature,
}: MailBody): string {
  const cells = rowsUnder(lead, rows).map(
    ([label, value]) =>
      `<tr><td class="muted" style="padding:6px 16px 6px 0;color:#71717a;white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td style="padding:6px 0">${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return [
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${STYLES}</style></head>`,
    '<body class="page" style="margin:0;background:#f4f4f5;font-family:-apple-system,Apple SD Gothic Neo,Noto Sans KR,sans-serif;color:#18181b;font-size:15px;line-height:1.6">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 16px"><div class="card" style="background:#fff;border-radius:12px;padding:32px">',
    lead ? leadHtml(title, lead) : `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((one) => `<p style="margin:0 0 12px">${escapeHtml(one).replaceAll("\n", "<br>")}</p>`),
    cells.length > 0 ? `<table style="border-collapse:collapse;margin:16px 0">${cells.join("")}</table>` : "",
    ...figures.map(figureHtml),
    buttons.length > 0 ? `<p style="margin:20px 0 0">${buttons.map(buttonHtml).join("")}</p>` : "",
    button ? `<p style="margin:24px 0 0">${lastButtonHtml(button, buttons.length > 0)}</p>` : "",
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
  lead,
  buttons = [],
  footer = "Dure 두레",
  signature,
}: MailBody): string {
  const lines = rowsUnder(lead, rows).map(([label, value]) => `${label}: ${value}`);
  const link = [...buttons, ...(button ? [button] : [])].map(({ label, url }) => `${label}: ${url}`);
  const top = lead ? [title, [lead.title, lead.time, lead.note].join("\n")] : [title];
  const content = [...top, ...paragraphs, lines.join("\n"), ...figures.map(figureText), ...link]
    .filter(Boolean)
    .join("\n\n");
  return [content + signatureText(signature), footer].filter(Boolean).join("\n\n");
}

/**
 * Mail apps without a dark mode ignore these styles; mail apps with one would otherwise invert the colors themselves.
 */
const STYLES = [
  ":root{color-scheme:light dark}",
  "@media(max-width:480px){.card{padding:20px!important}}",
  "@media(prefers-color-scheme:dark){.page{background:#18181b!important;color:#fafafa!important}",
  ".card{background:#27272a!important;color:#fafafa!important}.muted{color:#a1a1aa!important}",
  ".plain{color:#5eead4!important;border-color:#52525b!important}}",
].join("");

const rowsUnder = (lead: MailBody["lead"], rows: NonNullable<MailBody["rows"]>) =>
  rows.filter(([, value]) => value !== lead?.written);

const leadHtml = (kicker: string, { title, time, note, logoUrl }: NonNullable<MailBody["lead"]>): string =>
  [
    logoUrl
      ? `<img src="${escapeHtml(logoUrl)}" alt="" height="32" style="height:32px;max-width:160px;margin:0 0 16px">`
      : "",
    `<p class="muted" style="margin:0 0 4px;font-size:13px;color:#71717a">${escapeHtml(kicker)}</p>`,
    `<h1 style="font-size:20px;line-height:1.4;margin:0 0 8px">${escapeHtml(title)}</h1>`,
    `<p style="margin:0;font-size:17px;font-weight:600">${escapeHtml(time)}</p>`,
    `<p class="muted" style="margin:0 0 16px;font-size:13px;color:#71717a">${escapeHtml(note)}</p>`,
  ].join("");

/** The last button; a plain link if there are buttons before it. */
const lastButtonHtml = ({ label, url }: { label: string; url: string }, isLink: boolean): string =>
  isLink
    ? `<a class="plain" href="${escapeHtml(url)}" style="color:#0f766e;font-size:13px">${escapeHtml(label)}</a>`
    : `<a href="${escapeHtml(url)}" style="display:inline-block;background:#0f766e;color:#fff;text-decoration:none;padding:10px 20px;border-radius:8px">${escapeHtml(label)}</a>`;

function buttonHtml({ label, url, isPrimary }: { label: string; url: string; isPrimary?: boolean }): string {
  const look = isPrimary
    ? "background:#0f766e;color:#fff;border:1px solid #0f766e"
    : "color:#0f766e;border:1px solid #d4d4d8";
  const name = isPrimary ? "" : ' class="plain"';
  return `<a${name} href="${escapeHtml(url)}" style="display:inline-block;${look};text-decoration:none;padding:10px 18px;border-radius:8px;margin:4px 8px 4px 0">${escapeHtml(label)}</a>`;
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
