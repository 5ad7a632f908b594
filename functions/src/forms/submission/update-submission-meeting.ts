import { followMeetings } from "@dure/domain/forms/submission/create-lead-from-meeting";
import { type StoredSubmission, submissionIdOf, submissionOf } from "@dure/domain/forms/submission/form-submission";
import { meetingNoteId, updateMeetingNote } from "@dure/domain/forms/submission/meeting-note";
import type { Note } from "@dure/domain/records/record/record";
import { type Context, systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../../records/field/field-store";
import { recordIdOf } from "../../records/incoming/recorded-store";
import { followMergeIn } from "../../records/merge/merge-redirect-store";
import { findNote, saveNote } from "../../records/note/note-store";
import { findLead } from "../../records/record/record-store";
import { writeRecords } from "../../records/record/write-records";
import { findNoteFormat } from "./find-note-format";
import { findSubmission, readSubmissionsOf } from "./form-submission-store";
import { saveSubmissionChange } from "./save-submission-change";

const EVENTS = ["meeting.rescheduled", "meeting.cancelled"] as const;

/**
 * Updates a lead's submission and note with a meeting, and the lead with its first meeting. Events may be redelivered
 * or out of order: the newest state wins, and the first meeting is chosen from all of the lead's meetings. If a change
 * comes before the lead exists, create-lead-from-meeting.ts applies it.
 */
export const updateSubmissionMeeting = reaction("tell-submission", EVENTS, async (teamId, { after: meeting }) => {
  const ctx = systemContext(teamId, "tell-submission");
  const noteFormat = await findNoteFormat(teamId, meeting.host.id);
  await transaction(ctx, async (tx) => {
    const [recordId, before, fields, note] = await Promise.all([
      recordIdOf(tx, teamId, "meeting", meeting.id),
      findSubmission(tx, teamId, submissionIdOf(meeting)),
      getFields(tx, teamId, "lead"),
      findNote(tx, teamId, meetingNoteId(meeting.id)),
    ]);
    const submission = submissionOf(meeting, before, recordId);
    const change = await recordChange(tx, ctx, submission);
    // The lead was permanently deleted, together with its submissions.
    if (recordId && !before && !change) return { answer: undefined, event: [] };
    if (change) await writeRecords(tx, teamId, [change], [fields], ctx.now);
    const told = saveSubmissionChange(tx, teamId, before, submission);
    const noted = saveNoteChange(tx, teamId, note, updateMeetingNote(note, meeting, noteFormat, ctx.now));
    return { answer: undefined, event: [told, ...(change ? [change] : []), ...noted] };
  });
});

function saveNoteChange(tx: Tx, teamId: string, before: Note | undefined, after: Note | undefined) {
  if (!before || !after) return [];
  saveNote(tx, teamId, after);
  return [{ type: "note.changed", before, after } as const];
}

/** Returns undefined if the lead is deleted or does not exist yet. */
async function recordChange(tx: Tx, { teamId, now }: Context, submission: StoredSubmission) {
  if (!submission.record_id) return undefined;
  const record = await findLead(tx, teamId, await followMergeIn(tx, teamId, submission.record_id));
  if (!record) return undefined;
  const others = (await readSubmissionsOf(tx, teamId, record.id)).filter(({ id }) => id !== submission.id);
  return followMeetings(record, [...others, submission], now);
}
