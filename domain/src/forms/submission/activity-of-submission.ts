import type { Activity } from "../../records/activity/activity-source";
import { isCancelled, type StoredSubmission } from "./form-submission";

/** A submission as reports count it, without its answers. */
export const activityOfSubmission = (submission: StoredSubmission): Activity => {
  const { id, record_id, submitted_at, incoming_channel, assignee, disqualified, scheduled_event, utms } = submission;
  return {
    ...{ id, record_id, as_of: submission.updated_at },
    values: {
      ...{ submitted_at, form: incoming_channel.title, channel: incoming_channel.type, owner: assignee, disqualified },
      booked: scheduled_event !== null && !isCancelled(scheduled_event),
      ...{ utm_source: utms.utm_source ?? null, utm_campaign: utms.utm_campaign ?? null },
    },
  };
};
