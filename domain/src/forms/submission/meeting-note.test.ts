import { expect, test } from "vitest";
import { editNote } from "../../records/note/note";
import { CrmRecord } from "../../records/record/record";
import { createMeetingNote, type NotedMeeting, updateMeetingNote } from "./meeting-note";

const NOW = "2026-11-21T09:00:00.000Z";
const LATER = "2026-11-22T09:00:00.000Z";
const first = { start: "2026-12-01T01:00:00.000Z", end: "2026-12-01T01:30:00.000Z" };
const second = { start: "2026-12-02T05:00:00.000Z", end: "2026-12-02T05:30:00.000Z" };
const team = { locale: "ko", zone: "Asia/Seoul" } as const;
const lead = CrmRecord.parse({
  id: "l1",
  kind: "lead",
  deal_name: "Guest",
  created_at: NOW,
  created_by: "u",
  updated_at: NOW,
  updated_by: "u",
});

const booked: NotedMeeting = {
  id: "m1",
  title: "Demo",
  date_range: first,
  note: "Two of us",
  q_a: [],
  change_logs: [],
};
const move = { type: "rescheduled", reason: "출장", old_date_range: first } as const;
const moved: NotedMeeting = { ...booked, date_range: second, change_logs: [move] };
const cancelled: NotedMeeting = {
  ...moved,
  change_logs: [move, { type: "cancelled", reason: "불필요", old_date_range: second }],
};

test("a meeting's note is in the team's language and time zone", () => {
  expect(createMeetingNote(booked, lead, team, NOW)).toMatchObject({
    id: "meeting-m1",
    record_id: "l1",
    text: "미팅 예약: Demo\n일시: 2026년 12월 1일 화요일 오전 10:00~10:30 (Asia/Seoul)\n메모: Two of us",
  });
  expect(createMeetingNote(booked, lead, { locale: "en", zone: "America/New_York" }, NOW).text).toContain(
    "Time: Monday, November 30, 2026, 8:00 – 8:30 PM (America/New_York)",
  );
});

test("a meeting's note contains the answers to the page's own questions, except masked values", () => {
  const q_a = [
    { name: "reason", label: "문의 이유", value: "도입 검토" },
    { name: "consent", label: "수신 동의", value: true },
    { name: "cell", label: "휴대폰", value: "82-1012345678" },
  ];
  expect(createMeetingNote({ ...booked, q_a }, lead, team, NOW).text).toMatch(
    /메모: Two of us\n문의 이유: 도입 검토\n수신 동의: 예$/,
  );
});

test("a meeting's note follows moves and the cancellation, with events in any order", () => {
  const note = createMeetingNote(booked, lead, team, NOW);
  const afterMove = updateMeetingNote(note, moved, team, LATER);
  expect(afterMove).toMatchObject({ created_at: NOW, updated_at: LATER });
  expect(afterMove?.text.split("\n")).toEqual([
    "미팅 예약: Demo",
    "일시: 2026년 12월 2일 수요일 오후 2:00~2:30 (Asia/Seoul)",
    "이전 일시: 2026년 12월 1일 화요일 오전 10:00~10:30 (Asia/Seoul)",
    "사유: 출장",
    "메모: Two of us",
  ]);
  const afterCancellation = updateMeetingNote(note, cancelled, team, LATER);
  expect(afterCancellation?.text).toMatch(/^미팅 취소: Demo\n일시: 2026년 12월 2일 .+\n사유: 불필요\n메모: Two of us$/);
  expect(afterCancellation?.html).toContain("미팅 취소: Demo<br>");
  expect(updateMeetingNote(afterCancellation, moved, team, LATER)).toBeUndefined();
  expect(updateMeetingNote(afterCancellation, cancelled, team, LATER)).toBeUndefined();
});

test("a note that a member has edited is not changed", () => {
  const admin = { id: "u", role: "admin", name: "Mina" } as const;
  const edited = editNote(createMeetingNote(booked, lead, team, NOW), { text: "전화함", images: [] }, admin, NOW);
  expect(updateMeetingNote(edited, moved, team, LATER)).toBeUndefined();
  expect(updateMeetingNote(undefined, moved, team, LATER)).toBeUndefined();
});
