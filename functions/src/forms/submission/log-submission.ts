import { activityOfSubmission } from "@dure/domain/forms/submission/activity-of-submission";
import { reaction } from "../../platform/outbox/reaction";
import { saveActivity } from "../../records/read-model/activity/activity-store";

/** Logs the state of submissions for reports. Redelivered and out-of-order events change nothing. */
export const logSubmission = reaction(
  "log-submission",
  ["form-submission.created", "form-submission.changed"],
  (teamId, { after }) => saveActivity(teamId, "submission", activityOfSubmission(after)),
);
