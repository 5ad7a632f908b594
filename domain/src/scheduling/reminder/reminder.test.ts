import { describe, expect, test } from "vitest";
import type { Reminder } from "../booking-page/booking-page";
import { decideReminder, dueReminders, settledAt } from "./reminder";

const START = "2026-11-24T01:00:00.000Z";
const BOOKED = "2026-11-20T00:00:00.000Z";

const reminder = (type: Reminder["type"], value: number, digit: Reminder["send_at"]["digit"]): Reminder => ({
  type,
  send_at: { digit, value },
});

const event = (reminders: Reminder[], changes: object = {}) => ({
  date_range: { start: START, end: "2026-11-24T01:30:00.000Z" },
  timezone: "Asia/Seoul",
  invitees: [{ name: "손님", email: "g@example.org", phone: "82-1012345678" }],
  cancellation: null,
  hosts: [{ id: "h1" }],
  reminders,
  ...changes,
});

const due = (given: Parameters<typeof dueReminders>[0], since = BOOKED) =>
  dueReminders(given, since).map(({ key, due_at }) => [key, due_at]);

describe("when reminders are due", () => {
  test.each([
    [10, "m", "2026-11-24T00:50:00.000Z"],
    [3, "h", "2026-11-23T22:00:00.000Z"],
    [2, "d", "2026-11-22T01:00:00.000Z"],
  ] as const)("%i%s before", (value, digit, at) => {
    expect(due(event([reminder("kakao", value, digit)]))).toEqual([[`kakao-${value}${digit}-invitee`, at]]);
  });

  test("a day before is the same time on the clock, where a day has 25 hours or 23", () => {
    const inNewYork = (start: string) =>
      due(event([reminder("kakao", 1, "d")], { timezone: "America/New_York", date_range: { start, end: start } }), "");
    expect(inNewYork("2026-11-02T14:00:00.000Z")[0]?.[1]).toBe("2026-11-01T14:00:00.000Z");
    expect(inNewYork("2026-11-01T14:00:00.000Z")[0]?.[1]).toBe("2026-10-31T13:00:00.000Z");
    expect(inNewYork("2027-03-14T13:00:00.000Z")[0]?.[1]).toBe("2027-03-13T14:00:00.000Z");
  });

  test("hours are hours, whatever the clocks do", () => {
    const range = { start: "2026-11-01T14:00:00.000Z", end: "2026-11-01T14:30:00.000Z" };
    const given = event([reminder("kakao", 24, "h")], { timezone: "America/New_York", date_range: range });
    expect(due(given, "")).toEqual([["kakao-24h-invitee", "2026-10-31T14:00:00.000Z"]]);
  });

  test("mails go to the invitee and every host, KakaoTalk to the invitee", () => {
    const given = event([reminder("email", 1, "h"), reminder("kakao", 1, "h")], {
      hosts: [{ id: "h1" }, { id: "h2" }],
    });
    expect(dueReminders(given, BOOKED).map(({ type, recipient }) => [type, recipient])).toEqual([
      ["email", "invitee"],
      ["email", "h1"],
      ["email", "h2"],
      ["kakao", "invitee"],
    ]);
  });

  test("nobody gets KakaoTalk without a phone number", () => {
    const nobody = { invitees: [{ name: "손님", email: "g@example.org", phone: "" }] };
    expect(due(event([reminder("kakao", 1, "h")], nobody))).toEqual([]);
  });

  test("reminders that would be in the past at the booking are left out", () => {
    const given = event([reminder("kakao", 1, "d"), reminder("kakao", 1, "h")]);
    expect(due(given, "2026-11-23T12:00:00.000Z")).toEqual([["kakao-1h-invitee", "2026-11-24T00:00:00.000Z"]]);
    expect(due(given, "2026-11-24T00:00:00.000Z")).toEqual([]);
  });

  test("the same reminder twice is one", () => {
    expect(due(event([reminder("kakao", 1, "h"), reminder("kakao", 1, "h")]))).toHaveLength(1);
  });

  test("a cancelled event has none", () => {
    expect(due(event([reminder("email", 1, "h")], { cancellation: { cancelled_by: "x", reason: "y" } }))).toEqual([]);
  });
});

test("an event has its time since its booking, last move or later approval", () => {
  const range = { start: START, end: START };
  const move = {
    ...{ type: "rescheduled" as const, reason: "변경", updated_by: "h1", timestamp: "2026-11-22T00:00:00.000Z" },
    ...{ old_date_range: range, new_date_range: range },
  };
  const booked = { created_at: BOOKED, change_logs: [] };
  const approvedAt = "2026-11-21T00:00:00.000Z";
  expect(settledAt(booked)).toBe(BOOKED);
  expect(settledAt(booked, approvedAt)).toBe(approvedAt);
  expect(settledAt({ ...booked, change_logs: [move] }, approvedAt)).toBe(move.timestamp);
});

describe("the decision about a reminder when", () => {
  const kept = { sequence: 1, start: START, due_at: "2026-11-24T00:00:00.000Z" };
  const now = "2026-11-24T00:00:00.000Z";
  const current = { sequence: 1, date_range: { start: START, end: START }, cancellation: null };

  test.each([
    ["its time has come", current, now, "send"],
    ["it is late, the meeting still to come", current, "2026-11-24T00:59:59.999Z", "send"],
    ["it woke too early", current, "2026-11-23T23:59:59.999Z", "wait"],
    ["the meeting has begun", current, START, "drop"],
    ["the meeting was cancelled", { ...current, cancellation: { cancelled_by: "x", reason: "y" } }, now, "drop"],
    ["the meeting has changed", { ...current, sequence: 2 }, now, "drop"],
    ["the meeting has another time", { ...current, date_range: { start: now, end: now } }, now, "drop"],
  ])("%s", (_, event, at, verdict) => expect(decideReminder(kept, event, at)).toBe(verdict));
});
