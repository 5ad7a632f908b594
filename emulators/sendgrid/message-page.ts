import { html, type Markup, page, table } from "../src/stand-in/html";
import { htmlPage, type Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import type { MailBody } from "./mail-body";
import { formatAddress, formatTime } from "./message-format";
import { type DeliveredMessage, findCopy, findMessage } from "./messages";
import { oneClickUrl } from "./one-click";
import type { MailState } from "./state";
import { trackedHtml } from "./tracking/tracked-html";

/** `GET /messages/{id}?width=phone`. */
export function messagePage(state: MailState, { params, query, headers }: StandInRequest): Reply {
  const id = params.id ?? "";
  const copy = findCopy(state, id);
  const found = findMessage(state, id);
  if (!copy || !found) return htmlPage(page("받은 메일", html`<p>메일이 없습니다. <a href="/">받은 메일</a></p>`), 404);
  const { message, body } = found;
  const source = trackedHtml(copy.sending, copy.index, message.html, `http://${headers.host ?? "127.0.0.1"}`);
  const raw = { message: withoutFiles(message), request: shortened(oneCopyOf(body, copy.index)) };
  const content = html`<p><a href="/">← 받은 메일</a></p><h1>${message.subject || "(제목 없음)"}</h1>
${envelope(message)}
${oneClickForm(message, query)}
${htmlPart(source, query.get("width") === "phone")}
${message.text ? html`<h2>텍스트</h2><pre>${message.text}</pre>` : ""}
${attachmentList(message)}
<h2>헤더</h2>${table(["이름", "값"], Object.entries(message.headers), "없음")}
<details><summary>JSON</summary><pre>${JSON.stringify(raw, null, 2)}</pre></details>`;
  return htmlPage(page(message.subject, content));
}

/** The unsubscribe button that mailbox providers show next to the sender of a mail with RFC 8058's headers. */
function oneClickForm(message: DeliveredMessage, query: URLSearchParams): Markup | string {
  if (!oneClickUrl(message.headers)) return "";
  const status = query.get("one_click");
  return html`<form method="post" action="/messages/${encodeURIComponent(message.id)}/one-click"><button>수신 거부</button>
${status ? html` <span class="muted">답: ${status}</span>` : ""}</form>`;
}

/** A bulk call has a thousand copies: only this one is shown. */
const oneCopyOf = (body: MailBody, index: number): MailBody => ({
  ...body,
  personalizations: body.personalizations.slice(index, index + 1),
});

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
function htmlPart(body: string, isPhone: boolean): Markup | string {
  if (!body) return "";
  const source = `<base target="_blank"><meta name="referrer" content="no-referrer">${body}`;
  const width = isPhone ? "width:390px;min-height:700px" : "";
  return html`<h2>HTML <a class="muted" href="?width=${isPhone ? "desktop" : "phone"}">${isPhone ? "넓게" : "휴대폰 너비"}</a></h2>
<iframe title="메일 본문" style="${width}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>`;
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
