/** Trusted markup, which is not escaped. Everything else is. */
export class Markup {
  constructor(readonly source: string) {}
}

type Part = Markup | string | number | undefined | null | Part[];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** A tagged template that escapes all values except other `html` templates. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((source, piece, index) => source + render(parts[index - 1]) + piece));
}

function render(part: Part): string {
  if (part instanceof Markup) return part.source;
  if (Array.isArray(part)) return part.map(render).join("");
  return part === undefined || part === null ? "" : escapeHtml(String(part));
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0 auto;padding:16px;max-width:1100px;font:15px/1.5 system-ui,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;color:#1c1e21;background:#fff;overflow-wrap:anywhere}
h1{font-size:22px;margin:0 0 12px}h2{font-size:17px;margin:24px 0 8px}
a{color:#0b57d0}table{width:100%;border-collapse:collapse;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:6px 8px;border-bottom:1px solid #dfe1e5}th{background:#f6f7f9}
.scroll{overflow-x:auto}.muted{color:#5f6368}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f6f7f9;padding:12px;border-radius:6px;font-size:13px}
input[type=text],input[type=email],input[type=search]{font:inherit;padding:8px;width:100%;max-width:360px;border:1px solid #747775;border-radius:4px}
button{margin:8px 0;font:inherit;padding:8px 20px;border-radius:20px;border:1px solid #747775;background:#fff;color:#0b57d0;cursor:pointer}
button.primary{background:#0b57d0;border-color:#0b57d0;color:#fff}
label{display:block;padding:6px 0}fieldset{border:1px solid #dfe1e5;border-radius:6px;margin:0 0 12px;padding:8px 12px}
iframe{width:100%;min-height:480px;border:1px solid #dfe1e5;border-radius:6px}
@media(max-width:600px){body{padding:12px}td,th{padding:6px 4px}iframe{min-height:360px}}
`;

export function page(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${new Markup(STYLE)}</style></head><body>${content}</body></html>
`.source;
}

/** A table that scrolls sideways on a narrow screen. `heads` may be empty; `empty` replaces a table without rows. */
export function table(heads: string[], rows: Part[][], empty: string): Markup {
  if (rows.length === 0) return html`<p class="muted">${empty}</p>`;
  const head = heads.length > 0 ? html`<thead><tr>${heads.map((name) => html`<th>${name}</th>`)}</tr></thead>` : "";
  return html`<div class="scroll"><table>${head}
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}
