import { expect, test } from "vitest";
import { type FollowedMeeting, followMeeting } from "./follow-meeting";
import type { SubmissionRow } from "./submission";

const NOW = "2026-03-09T00:00:00.000Z";
const at = (day: number) => `2026-03-0${day}T00:00:00.000Z`;
const ROW = {
  status: "submitted",
  confirmedAt: null,
  rescheduledAt: null,
  cancelledAt: null,
  scheduledEventId: null,
  organizer: null,
  assignee: null,
} as unknown as SubmissionRow;

const log = (type: "rescheduled" | "cancelled", day: number) => ({ type, timestamp: at(day) });
/** A meeting that was booked on a day, on the sixth or, once it is moved, on the seventh. */
const state = (
  id: string,
  host: string,
  day: number,
  ...change_logs: FollowedMeeting["change_logs"]
): FollowedMeeting => ({
  ...{ id, host: { id: host }, approval: null, created_at: at(day), change_logs },
  date_range: { start: at(change_logs.length > 0 ? 7 : 6) },
});

const BOOKED = state("a", "mina", 1);
const MOVED = state("a", "jun", 1, log("rescheduled", 2));
const CANCELLED = state("a", "jun", 1, log("rescheduled", 2), log("cancelled", 3));
const REQUESTED: FollowedMeeting = { ...BOOKED, approval: "pending" };
const APPROVED: FollowedMeeting = { ...BOOKED, approval: "approved" };
const DECLINED: FollowedMeeting = { ...state("a", "mina", 1, log("cancelled", 2)), approval: "declined" };
const AGAIN = state("b", "mina", 4);

/** All permutations. */
const orders = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, place) => orders(all.toSpliced(place, 1)).map((rest) => [one, ...rest]));

test.each([
  [
    "booked",
    [BOOKED],
    { status: "confirmed", confirmedAt: at(1), meetingAt: at(6), organizer: "mina", assignee: "mina" },
  ],
  [
    "moved to another host",
    [BOOKED, MOVED],
    { status: "confirmed", meetingAt: at(7), rescheduledAt: at(2), organizer: "jun" },
  ],
  ["asked for", [REQUESTED], { status: "requested", scheduledEventId: "a", confirmedAt: null, meetingAt: at(6) }],
  ["approved", [REQUESTED, APPROVED], { status: "confirmed", confirmedAt: at(1), organizer: "mina" }],
  ["declined", [REQUESTED, DECLINED], { status: "cancelled", confirmedAt: null, cancelledAt: at(2) }],
  ["booked after it was declined", [REQUESTED, DECLINED, AGAIN], { status: "confirmed", scheduledEventId: "b" }],
  ["cancelled", [BOOKED, MOVED, CANCELLED], { status: "cancelled", cancelledAt: at(3), organizer: "jun" }],
  [
    "booked again",
    [BOOKED, MOVED, CANCELLED, AGAIN],
    { status: "confirmed", scheduledEventId: "b", confirmedAt: at(4), rescheduledAt: null, cancelledAt: null },
  ],
])("a submission follows a meeting that was %s, with the events in any order", (_, told, expected) => {
  for (const order of orders(told)) {
    const row = order.reduce((before, meeting) => followMeeting(before, meeting, NOW), ROW);
    expect(row).toMatchObject({ ...expected, updated_at: NOW });
  }
});

test("a repeated event changes nothing", () => {
  const row = followMeeting(ROW, CANCELLED, NOW);
  for (const meeting of [REQUESTED, BOOKED, MOVED, CANCELLED]) expect(followMeeting(row, meeting, at(1))).toBe(row);
});

test("a submission keeps its assignee", () =>
  expect(followMeeting({ ...ROW, assignee: "kim" }, BOOKED, NOW)).toMatchObject({
    assignee: "kim",
    organizer: "mina",
  }));
