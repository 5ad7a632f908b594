import type { SubmissionRow } from "./submission";

/** The state of a meeting that a submission follows. */
export type FollowedMeeting = {
  id: string;
  host: { id: string };
  date_range: { start: string };
  change_logs: readonly { type: "rescheduled" | "cancelled"; timestamp: string }[];
  created_at: string;
};

type Followed = Pick<
  SubmissionRow,
  "confirmedAt" | "rescheduledAt" | "cancelledAt" | "scheduledEventId" | "meetingAt" | "organizer"
>;

/**
 * Updates a submission after its meeting was booked, moved or cancelled; events may arrive in any order. Returns the
 * same row if it is up to date. An active meeting outranks a cancelled one; otherwise the one booked last wins.
 */
export function followMeeting(row: SubmissionRow, meeting: FollowedMeeting, now: string): SubmissionRow {
  const told = toFollowed(meeting);
  if (row.scheduledEventId === meeting.id ? knowsAsMuch(row, told) : isSurpassed(row, told)) return row;
  const status = told.cancelledAt === null ? "confirmed" : "cancelled";
  return { ...row, ...told, status, assignee: row.assignee ?? told.organizer, updated_at: now };
}

function toFollowed({ id, host, date_range, change_logs, created_at }: FollowedMeeting): Followed {
  const last = (type: string) => change_logs.findLast((log) => log.type === type)?.timestamp ?? null;
  return {
    scheduledEventId: id,
    meetingAt: date_range.start,
    organizer: host.id,
    confirmedAt: created_at,
    rescheduledAt: last("rescheduled"),
    cancelledAt: last("cancelled"),
  };
}

/** For the same meeting: nothing follows a cancellation, and a later change supersedes every earlier one. */
const knowsAsMuch = (row: Followed, told: Followed): boolean =>
  row.cancelledAt !== null || (told.cancelledAt === null && (row.rescheduledAt ?? "") >= (told.rescheduledAt ?? ""));

/** For another meeting: whether the row keeps its current one. */
function isSurpassed(row: Followed, told: Followed): boolean {
  if (row.scheduledEventId === null) return false;
  const [isOver, isToldOver] = [row.cancelledAt !== null, told.cancelledAt !== null];
  return isOver === isToldOver ? (row.confirmedAt ?? "") > (told.confirmedAt ?? "") : !isOver;
}
