import { followMeetings } from "@dure/domain/forms/submission/create-lead-from-meeting";
import { type StoredSubmission, submissionIdOf, submissionOf } from "@dure/domain/forms/submission/form-submission";
import { type Context, systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../../records/field/field-store";
import { recordIdOf } from "../../records/incoming/recorded-store";
import { followMergeIn } from "../../records/merge/merge-redirect-store";
import { findLead } from "../../records/record/record-store";
import { writeRecords } from "../../records/record/write-records";
import { findSubmission, readSubmissionsOf } from "./form-submission-store";
import { saveSubmissionChange } from "./save-submission-change";

const EVENTS = ["meeting.rescheduled", "meeting.cancelled"] as const;

/**
 * Updates a lead's submission with its meeting, and the lead with its first meeting. A change may arrive before the
 * booking has its lead, twice, or out of order: the newest state wins, the creator of the lead passes the meeting on
 * (create-lead-from-meeting.ts), and the first meeting is chosen among all of the lead's.
 */
export const updateSubmissionMeeting = reaction("tell-submission", EVENTS, (teamId, { after: meeting }) => {
  const ctx = systemContext(teamId, "tell-submission");
  return transaction(ctx, async (tx) => {
    const [recordId, before, fields] = await Promise.all([
      recordIdOf(tx, teamId, "meeting", meeting.id),
      findSubmission(tx, teamId, submissionIdOf(meeting)),
      getFields(tx, teamId, "lead"),
    ]);
    const submission = submissionOf(meeting, before, recordId);
    const change = await recordChange(tx, ctx, submission);
    // The lead was permanently deleted, together with its submissions.
    if (recordId && !before && !change) return { answer: undefined, event: [] };
    if (change) await writeRecords(tx, teamId, [change], [fields], ctx.now);
    const event = saveSubmissionChange(tx, teamId, before, submission);
    return { answer: undefined, event: change ? [event, change] : event };
  });
});

/** Returns undefined if the lead is deleted or does not exist yet. */
async function recordChange(tx: Tx, { teamId, now }: Context, submission: StoredSubmission) {
  if (!submission.record_id) return undefined;
  const record = await findLead(tx, teamId, await followMergeIn(tx, teamId, submission.record_id));
  if (!record) return undefined;
  const others = (await readSubmissionsOf(tx, teamId, record.id)).filter(({ id }) => id !== submission.id);
  return followMeetings(record, [...others, submission], now);
}
