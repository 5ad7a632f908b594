import { expect, test } from "vitest";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import { meetingPost } from "./meeting-post";

const range = { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" };
const host = { id: "h", name: "이멤버", email: "h@example.com" };
const event = {
  title: "상담 <!channel>",
  date_range: range,
  host,
  hosts: [host],
  invitees: [{ name: "A & <@U1>", email: "g@example.org", phone: "82-10" }],
  meeting_plan: { type: "phone", value: "" },
  note: "",
  q_a: [],
  company: "",
  change_logs: [{ type: "cancelled", reason: "출장", old_date_range: range, new_date_range: null }],
} as unknown as ScheduledEvent;

test("a post to a channel says what, when, who and why", () => {
  expect(meetingPost("cancelled", event, { locale: "ko", zone: "Asia/Seoul" })).toBe(
    [
      "*미팅 취소* · 상담 &lt;!channel&gt;",
      "일시: 2026년 11월 24일 화요일 오전 10:00~10:30 (Asia/Seoul)",
      "사유: 출장",
      "호스트: 이멤버 (h@example.com)",
      "예약자: A &amp; &lt;@U1&gt; (g@example.org)",
      "전화: +82 10",
    ].join("\n"),
  );
});

test("in English too", () => {
  expect(meetingPost("created", event, { locale: "en", zone: "UTC" })).toMatch(/^\*Meeting confirmed\* · /);
});
