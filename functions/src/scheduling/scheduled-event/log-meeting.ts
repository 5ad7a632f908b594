import { activityOfMeeting } from "@dure/domain/scheduling/scheduled-event/activity-of-meeting";
import { reaction } from "../../platform/outbox/reaction";
import { saveActivity } from "../../records/read-model/activity/activity-store";

/** Logs the state of meetings for reports. Redelivered and out-of-order events change nothing. */
export const logMeeting = reaction(
  "log-meeting",
  ["meeting.created", "meeting.updated", "meeting.rescheduled", "meeting.cancelled"],
  async (teamId, { after }) => {
    // A booking that its host has not approved is no meeting yet.
    if (after.approval === "pending" || after.approval === "declined") return;
    await saveActivity(teamId, "meeting", activityOfMeeting(after));
  },
);
