import { reaction } from "../../platform/outbox/reaction";
import { automationsStartedBy, hasActiveAutomation } from "../automation/automation-store";
import { enroll } from "./enroll";

/** Enrolls a submission's lead or deal in the automations of its form, once even if the event is repeated. */
export const enrollSubmission = reaction(
  "enroll-submission",
  ["submission.created"],
  async (teamId, { after: { id, router_id, record_id } }) => {
    if (record_id === null) return;
    for (const automationId of await automationsStartedBy(teamId, `form ${router_id}`))
      await enroll(teamId, { automationId, recordId: record_id, eventId: `submission ${id}`, submissionId: id });
  },
  hasActiveAutomation,
);
