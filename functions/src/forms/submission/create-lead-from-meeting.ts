import {
  type BookedMeeting,
  createLeadFromMeeting as decide,
  incomingOf,
  meetsAtOf,
} from "@dure/domain/forms/submission/create-lead-from-meeting";
import {
  type StoredSubmission,
  type SubmittedMeeting,
  submissionIdOf,
  submissionOf,
} from "@dure/domain/forms/submission/form-submission";
import { withKeyedMutex } from "../../platform/concurrency/with-keyed-mutex";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { lockIncoming, readIncomingContext, readIncomingFields } from "../../records/incoming/read-incoming-context";
import { markRecorded, recordIdOf } from "../../records/incoming/recorded-store";
import { saveVisitor } from "../../records/incoming/visitor-store";
import { saveNote } from "../../records/note/note-store";
import { writeRecords } from "../../records/record/write-records";
import { findNoteFormat } from "./find-note-format";
import { findSubmission } from "./form-submission-store";
import { saveSubmissionChange } from "./save-submission-change";

/**
 * Creates or finds the lead or deal of a booked meeting; redelivered events change nothing. A meeting after a
 * submission shares the submission's record, whichever event comes first. Meetings of one team are handled one at a
 * time, because each searches leads by e-mail address and would contend with concurrent writes of leads.
 */
export const createLeadFromMeeting = reaction("record-meeting", ["meeting.created"], (teamId, { after }) =>
  withKeyedMutex(`${teamId} record-incoming`, () => recordOnce(teamId, after)),
);

async function recordOnce(teamId: string, meeting: BookedMeeting & SubmittedMeeting): Promise<void> {
  const ctx = systemContext(teamId, "record-meeting");
  const noteFormat = await findNoteFormat(teamId, meeting.host.id);
  const form = meeting.submission ?? null;
  return transaction(ctx, async (tx) => {
    if (await recordIdOf(tx, teamId, "meeting", meeting.id)) return { answer: undefined, event: [] };
    const [fields, recordedId, mapped] = await Promise.all([
      readIncomingFields(tx, teamId),
      form && recordIdOf(tx, teamId, "submission", form.id),
      findSubmission(tx, teamId, submissionIdOf(meeting)),
    ]);
    const incoming = incomingOf(meeting, fields);
    const known = await readIncomingContext(tx, teamId, incoming, { recordedId, assignees: [meeting.host.id] });
    const submitted = submissionOf(meeting, mapped, null);
    const context = { ...known, ...fields, meetsAt: meetsAtOf(submitted), noteFormat };
    const { changes, record, note, events } = decide(newestOf(meeting, submitted), context, ctx.now);
    await writeRecords(tx, teamId, changes, [fields.fields, fields.companyFields, fields.contactFields], ctx.now);
    lockIncoming(tx, teamId, incoming);
    saveVisitor(tx, teamId, { recordId: record.id, visitorId: incoming.visitor_id, now: ctx.now });
    saveNote(tx, teamId, note);
    markRecorded(tx, teamId, "meeting", meeting.id, record.id);
    if (form && recordedId === null) markRecorded(tx, teamId, "submission", form.id, record.id);
    const submission = saveSubmissionChange(tx, teamId, mapped, { ...submitted, record_id: record.id });
    return { answer: undefined, event: [...events, submission] };
  });
}

/** The newest known state of the meeting: a later change may have reached its submission before the booking did. */
function newestOf(meeting: BookedMeeting, { scheduled_event: told }: StoredSubmission): BookedMeeting {
  if (told?.id !== meeting.id) return meeting;
  return { ...meeting, date_range: told.date_range, change_logs: told.change_logs };
}
