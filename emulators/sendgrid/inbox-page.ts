import { html, page, table } from "../src/stand-in/html";
import { htmlPage, type Reply } from "../src/stand-in/reply";
import type { LoggedRequest } from "../src/stand-in/server";
import { formatAddress, formatTime } from "./message-format";
import { countMessages, findMessages } from "./messages";
import type { MailState } from "./state";

const SHOWN_MESSAGES = 500;

/** `GET /?to=`: delivered messages, newest first. */
export function inboxPage(state: MailState, query: URLSearchParams, log: LoggedRequest[]): Reply {
  const to = query.get("to") ?? "";
  const count = countMessages(state, to);
  const rows = findMessages(state, { to }, SHOWN_MESSAGES).map((message) => [
    html`<a href="/messages/${encodeURIComponent(message.id)}">${message.subject || "(제목 없음)"}</a>`,
    html`<a href="/?to=${encodeURIComponent(message.to[0] ?? "")}">${message.to.join(", ")}</a>`,
    formatAddress(message.from),
    html`<time datetime="${message.received_at}">${formatTime(message.received_at)}</time>`,
  ]);
  const calls = log.map((call) => [call.at, call.method, call.url, call.status || "cut", call.fault ? "fault" : ""]);
  return htmlPage(
    page(
      "받은 메일",
      html`<h1>받은 메일 <span class="muted">${count}</span></h1>
<form method="get" action="/"><label for="to">받는 사람</label>
<input id="to" type="email" name="to" value="${to}" placeholder="name@example.com"> <button>보기</button>
${to ? html` <a href="/">모두 보기</a>` : ""}</form>
${table(["제목", "받는 사람", "보낸 사람", "시각"], rows, "메일이 없습니다.")}
${count > SHOWN_MESSAGES ? html`<p class="muted">최근 ${SHOWN_MESSAGES}통만 보입니다.</p>` : ""}
<details><summary>요청 기록</summary>${table(["At", "Method", "Path", "Status", ""], calls, "없음")}</details>`,
    ),
  );
}
