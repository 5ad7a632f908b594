import { expect, test } from "vitest";
import { formatRange, meetingMail } from "./meeting-mail";
import type { ScheduledEvent } from "./scheduled-event";

const range = { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" };
const old = { start: "2026-11-23T01:00:00.000Z", end: "2026-11-23T01:30:00.000Z" };
const change = { type: "rescheduled", reason: "출장", updated_by: "이멤버", timestamp: range.start } as const;

const host = { id: "h", name: "이멤버", email: "h@example.com" };
const event = {
  title: "상담",
  timeslots: { id: "p", type: "multi-use" },
  date_range: range,
  host,
  hosts: [host],
  invitees: [{ name: "손님", email: "g@example.org", phone: "82-1012345678" }],
  meeting_plan: { type: "phone", value: "" },
  note: "",
  q_a: [{ name: "reason", label: "문의 이유", value: "도입 검토" }],
  company: "회사",
  invitee_may: { cancel: true, reschedule: true },
  session_id: null,
  change_logs: [{ ...change, old_date_range: old, new_date_range: range }],
} as unknown as ScheduledEvent;

test("a time is written in the reader's language and zone", () => {
  expect(formatRange(range, "Asia/Seoul", "ko")).toBe("2026년 11월 24일 화요일 오전 10:00~10:30 (Asia/Seoul)");
  expect(formatRange(range, "America/New_York", "en")).toBe(
    "Monday, November 23, 2026, 8:00 – 8:30 PM (America/New_York)",
  );
});

test.each([
  ["2026-03-07T14:00:00.000Z", "9:00 – 9:30 AM"],
  ["2026-03-08T13:00:00.000Z", "9:00 – 9:30 AM"],
  ["2026-10-31T13:00:00.000Z", "9:00 – 9:30 AM"],
  ["2026-11-01T14:00:00.000Z", "9:00 – 9:30 AM"],
  ["2026-11-01T13:00:00.000Z", "8:00 – 8:30 AM"],
])("a time is shown by the clock of its own day, also when clocks change: %s", (start, clock) => {
  const end = new Date(Date.parse(start) + 1_800_000).toISOString();
  expect(formatRange({ start, end }, "America/New_York", "en")).toContain(`, ${clock} (America/New_York)`);
});

test("a time in the repeated hour, when clocks go back, names its zone", () => {
  const night = { start: "2027-11-07T05:30:00.000Z", end: "2027-11-07T06:00:00.000Z" };
  const { subject } = meetingMail(
    "created",
    { ...event, date_range: night },
    {
      party: "invitee",
      locale: "en",
      zone: "America/New_York",
    },
  );
  expect(subject).toContain("Sunday, November 7, 2027 at 1:30 AM EDT – 1:00 AM EST (America/New_York)");
});

test("the invitee's mail says how to change the meeting, and the host's mail says who comes", () => {
  const toGuest = meetingMail("created", event, {
    party: "invitee",
    locale: "en",
    zone: "UTC",
    eventUrl: "https://x/e",
  });
  expect(toGuest).toMatchObject({
    subject: "[Meeting confirmed] 상담 · Tuesday, November 24, 2026, 1:00 – 1:30 AM (UTC)",
    paragraphs: ["Your meeting with 이멤버 is confirmed."],
    button: { label: "View the meeting", url: "https://x/e" },
  });
  expect(toGuest.rows.map(([label]) => label)).toEqual(["When", "Where", "Host", "Invitee"]);
  const toHost = meetingMail("created", event, { party: "host", locale: "ko", zone: "Asia/Seoul" });
  expect(toHost).not.toHaveProperty("button");
  expect(toHost.rows).toContainEqual(["문의 이유", "도입 검토"]);
  expect(toHost.rows).toContainEqual(["회사", "회사"]);
  expect(toHost.rows).toContainEqual(["전화", "010-1234-5678"]);
  expect(toHost.rows).toContainEqual(["장소", "전화 010-1234-5678"]);
});

test("a mail about a refused calendar entry says what to do, and whether the meeting is canceled", () => {
  const reader = { party: "host", locale: "ko", zone: "Asia/Seoul" } as const;
  const { paragraphs, rows } = meetingMail("calendar-refused", { ...event, cancellation: null }, reader);
  expect(paragraphs[0]).toContain("캘린더에 직접 반영해 주세요");
  expect(rows[0]?.[0]).toBe("일시");
  const cancelled = { ...event, cancellation: { cancelled_by: "손님", reason: "출장" } };
  expect(meetingMail("calendar-refused", cancelled, reader).rows[0]).toEqual(["상태", "취소됨"]);
});

test("the mail about a move has the old time and the reason, and about a cancellation no link", () => {
  const reader = { party: "invitee", locale: "ko", zone: "Asia/Seoul", eventUrl: "https://x/e" } as const;
  const moved = meetingMail("rescheduled", event, reader);
  expect(moved.lead).toMatchObject({
    title: "상담",
    time: "2026년 11월 24일 화요일 오전 10:00~10:30",
    note: expect.stringMatching(/표준시 \(GMT\+9\) · Asia\/Seoul/),
  });
  expect(moved.rows.slice(0, 3)).toEqual([
    ["이전 일시", "2026년 11월 23일 월요일 오전 10:00~10:30 (Asia/Seoul)"],
    ["일시", "2026년 11월 24일 화요일 오전 10:00~10:30 (Asia/Seoul)"],
    ["사유", "출장"],
  ]);
  expect(moved.rows[1]?.[1]).toBe(moved.lead?.written);
  expect(moved.buttons).toEqual([
    { label: "시간 변경", url: "https://x/e?step=reschedule" },
    { label: "취소", url: "https://x/e?step=cancel" },
  ]);
  const cancelled = meetingMail("cancelled", event, reader);
  expect(cancelled.rows.map(([label]) => label)).toEqual(["일시", "사유", "호스트", "예약자"]);
  expect(cancelled.buttons).toEqual([]);
  expect(cancelled).not.toHaveProperty("button");
});

test("the mail about a booking that was not approved in time has no reason and no link", () => {
  const mail = meetingMail("expired", event, {
    party: "invitee",
    locale: "ko",
    zone: "Asia/Seoul",
    eventUrl: "https://d",
  });
  expect(mail.paragraphs).toEqual(["이멤버님과의 미팅은 시작 시간까지 승인되지 않아 취소되었습니다."]);
  expect(mail.rows.map(([label]) => label)).toEqual(["일시", "호스트", "예약자"]);
  expect([mail.button, mail.buttons]).toEqual([undefined, []]);
});
