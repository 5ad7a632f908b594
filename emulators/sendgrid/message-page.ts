import { html, type Markup, page, table } from "../src/stand-in/html";
import { htmlPage, type Reply } from "../src/stand-in/reply";
import { formatAddress, formatTime } from "./message-format";
import { type DeliveredMessage, findMessage } from "./messages";
import type { MailState } from "./state";

/** `GET /messages/{id}`. */
export function messagePage(state: MailState, id: string): Reply {
  const found = findMessage(state, id);
  if (!found) return htmlPage(page("받은 메일", html`<p>메일이 없습니다. <a href="/">받은 메일</a></p>`), 404);
  const { message, body } = found;
  const content = html`<p><a href="/">← 받은 메일</a></p><h1>${message.subject || "(제목 없음)"}</h1>
${envelope(message)}
${htmlPart(message)}
${message.text ? html`<h2>텍스트</h2><pre>${message.text}</pre>` : ""}
${attachmentList(message)}
<h2>헤더</h2>${table(["이름", "값"], Object.entries(message.headers), "없음")}
<details><summary>JSON</summary><pre>${JSON.stringify({ message: withoutFiles(message), request: shortened(body) }, null, 2)}</pre></details>`;
  return htmlPage(page(message.subject, content));
}

function envelope(message: DeliveredMessage): Markup {
  const rows = [
    ["보낸 사람", formatAddress(message.from)],
    ["받는 사람", message.to.join(", ")],
    ["참조", message.cc.join(", ")],
    ["숨은 참조", message.bcc.join(", ")],
    ["회신", message.reply_to ? formatAddress(message.reply_to) : ""],
    ["시각", formatTime(message.received_at)],
    ["예약", message.send_at ? formatTime(new Date(message.send_at * 1000).toISOString()) : ""],
  ].filter(([, value]) => value !== "");
  return table([], rows, "");
}

/** The frame runs no scripts. Links open in a new tab. */
function htmlPart(message: DeliveredMessage): Markup | string {
  if (!message.html) return "";
  const source = `<base target="_blank"><meta name="referrer" content="no-referrer">${message.html}`;
  return html`<h2>HTML</h2><iframe title="메일 본문" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>`;
}

function attachmentList(message: DeliveredMessage): Markup | string {
  if (message.attachments.length === 0) return "";
  const id = encodeURIComponent(message.id);
  return html`<h2>첨부</h2><ul>${message.attachments.map(
    (file, index) =>
      html`<li><a href="/messages/${id}/attachments/${index}" download="${file.filename}">${file.filename}</a>
<span class="muted">${file.type ?? ""}</span></li>`,
  )}</ul>`;
}

function withoutFiles({ attachments: _, text: _text, html: _html, ...rest }: DeliveredMessage): object {
  return rest;
}

/** The request without the attachments' content. */
function shortened(body: object): unknown {
  return JSON.parse(
    JSON.stringify(body, (key, value: unknown) =>
      key === "content" && typeof value === "string" && value.length > 200 ? `${value.slice(0, 200)}…` : value,
    ),
  );
}
