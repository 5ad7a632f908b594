import { type SubmittedMeeting, submissionOf } from "@dure/domain/records/form-submission";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction-store";
import { recordOfMeeting } from "../meeting/meeting-store";
import { findSubmission } from "./form-submission-store";
import { keepSubmission } from "./keep-submission";

/**
 * Brings a lead's submission up to date with its meeting. A change may be told before the booking has its lead, or after
 * a later change: what is newest stays, and whoever makes the lead names it (meeting/record-meeting.ts).
 */
export function tellSubmission(teamId: string, meeting: SubmittedMeeting): Promise<void> {
  return transaction(systemContext(teamId, "tell-submission"), async (tx) => {
    const [recordId, before] = await Promise.all([
      recordOfMeeting(tx, teamId, meeting.id),
      findSubmission(tx, teamId, meeting.id),
    ]);
    const event = keepSubmission(tx, teamId, before, submissionOf(meeting, before, recordId));
    return { answer: undefined, event };
  });
}
