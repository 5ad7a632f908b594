import type { SubmissionRow } from "./submission";

/** What a booked meeting tells the submission that led to it. */
export type FollowedMeeting = {
  id: string;
  host: { id: string };
  change_logs: readonly { type: "rescheduled" | "cancelled"; timestamp: string }[];
  created_at: string;
};

type Followed = Pick<SubmissionRow, "confirmedAt" | "rescheduledAt" | "cancelledAt" | "scheduledEventId" | "organizer">;

/**
 * A submission after its meeting was booked, moved or cancelled, whichever of these is told first; the same row when it
 * knows as much. A meeting that takes place stands before one that doesn't, else the one of last.
 */
export function followMeeting(row: SubmissionRow, meeting: FollowedMeeting, now: string): SubmissionRow {
  const told = asTold(meeting);
  if (row.scheduledEventId === meeting.id ? knowsAsMuch(row, told) : isSurpassed(row, told)) return row;
  const status = told.cancelledAt === null ? "confirmed" : "cancelled";
  return { ...row, ...told, status, assignee: row.assignee ?? told.organizer, updated_at: now };
}

function asTold({ id, host, change_logs, created_at }: FollowedMeeting): Followed {
  const last = (type: string) => change_logs.findLast((log) => log.type === type)?.timestamp ?? null;
  return {
    scheduledEventId: id,
    organizer: host.id,
    confirmedAt: created_at,
    rescheduledAt: last("rescheduled"),
    cancelledAt: last("cancelled"),
  };
}

/** Of one meeting: nothing happens after it was cancelled, and a later move follows every earlier one. */
const knowsAsMuch = (row: Followed, told: Followed): boolean =>
  row.cancelledAt !== null || (told.cancelledAt === null && (row.rescheduledAt ?? "") >= (told.rescheduledAt ?? ""));

/** Of another one, whether the row keeps its own. */
function isSurpassed(row: Followed, told: Followed): boolean {
  if (row.scheduledEventId === null) return false;
  const [isOver, isToldOver] = [row.cancelledAt !== null, told.cancelledAt !== null];
  return isOver === isToldOver ? (row.confirmedAt ?? "") > (told.confirmedAt ?? "") : !isOver;
}
