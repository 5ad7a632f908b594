import type { SubmissionRow } from "./submission";

/** The state of a meeting that a submission follows. */
export type FollowedMeeting = {
  id: string;
  host: { id: string };
  date_range: { start: string };
  /** Null on a page that books without its host's approval. */
  approval: "pending" | "approved" | "declined" | null;
  change_logs: readonly { type: "rescheduled" | "cancelled"; timestamp: string }[];
  created_at: string;
};

type Followed = Pick<
  SubmissionRow,
  "status" | "confirmedAt" | "rescheduledAt" | "cancelledAt" | "scheduledEventId" | "meetingAt" | "organizer"
>;

/**
 * Updates a submission after its meeting was asked for, booked, moved or canceled; events may arrive in any order.
 * Returns the same row if it is up to date. An active meeting outranks a canceled one; otherwise the one booked last wins.
 */
export function followMeeting(row: SubmissionRow, meeting: FollowedMeeting, now: string): SubmissionRow {
  const told = toFollowed(meeting);
  if (row.scheduledEventId === meeting.id ? knowsAsMuch(row, told) : isSurpassed(row, told)) return row;
  return { ...row, ...told, assignee: row.assignee ?? told.organizer, updated_at: now };
}

function toFollowed(meeting: FollowedMeeting): Followed {
  const { id, host, date_range, approval, change_logs, created_at } = meeting;
  const last = (type: string) => change_logs.findLast((log) => log.type === type)?.timestamp ?? null;
  const cancelledAt = last("cancelled");
  const isBooked = approval !== "pending" && approval !== "declined";
  return {
    status: cancelledAt !== null ? "cancelled" : isBooked ? "confirmed" : "requested",
    scheduledEventId: id,
    meetingAt: date_range.start,
    organizer: host.id,
    confirmedAt: isBooked ? created_at : null,
    rescheduledAt: last("rescheduled"),
    cancelledAt,
  };
}

/**
 * For the same meeting: whether the row is already as new. A cancellation is final, a booking supersedes its request,
 * and a later change supersedes every earlier one.
 */
function knowsAsMuch(row: Followed, told: Followed): boolean {
  if (row.cancelledAt !== null || told.cancelledAt !== null) return row.cancelledAt !== null;
  if (row.status === "requested" || told.status === "requested") return told.status === "requested";
  return (row.rescheduledAt ?? "") >= (told.rescheduledAt ?? "");
}

/** For another meeting: whether the row keeps its current one. */
function isSurpassed(row: Followed, told: Followed): boolean {
  if (row.scheduledEventId === null) return false;
  const [isOver, isToldOver] = [row.cancelledAt !== null, told.cancelledAt !== null];
  return isOver === isToldOver ? (row.confirmedAt ?? "") > (told.confirmedAt ?? "") : !isOver;
}
