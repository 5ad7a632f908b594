import type { Activity } from "../../records/activity/activity-source";
import { eventKind } from "./change-scheduled-event";
import type { ScheduledEvent } from "./scheduled-event";

const MINUTE_MS = 60_000;

/** A meeting as reports count it, without the invitee and their answers. */
export function activityOfMeeting(event: ScheduledEvent): Activity {
  const { id, record_id, date_range, host, title, meeting_plan, cancellation, change_logs, created_at } = event;
  return {
    ...{ id, record_id, as_of: event.updated_at },
    values: {
      ...{ starts_at: date_range.start, booked_at: created_at, owner: host.id, page: title, method: meeting_plan.type },
      state: cancellation === null ? "scheduled" : "cancelled",
      kind: eventKind(event),
      minutes: Math.round((Date.parse(date_range.end) - Date.parse(date_range.start)) / MINUTE_MS),
      rescheduled: change_logs.some(({ type }) => type === "rescheduled"),
    },
  };
}
