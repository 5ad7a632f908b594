import { withoutRequired } from "@dure/domain/records/custom-field";
import { type SubmittedMeeting, submissionOf } from "@dure/domain/records/form-submission";
import { type BookedMeeting, recordMeeting as decide, type Known, meetsAtOf } from "@dure/domain/records/meeting";
import { systemContext } from "../../platform/context";
import { inTurn } from "../../platform/in-turn";
import { type Tx, transaction } from "../../platform/transaction-store";
import { getFieldsForNew } from "../field/fields-for-new";
import { findSubmission } from "../form-submission/form-submission-store";
import { keepSubmission } from "../form-submission/keep-submission";
import { saveNote } from "../note/note-store";
import { findPipeline } from "../pipeline/pipeline-store";
import { isAssignable } from "../record/assignee-store";
import { findByEmail } from "../record/record-store";
import { readReferred } from "../record/referred-store";
import { findCompanyByName } from "../record/unique-store";
import { writeRecords } from "../record/write-records";
import { markRecorded, recordOfMeeting } from "./meeting-store";

/**
 * Gives a booked meeting its lead or deal, once however often the booking is told. Those of a team come one after another:
 * each looks for leads by an address, and would wait for whoever writes leads meanwhile.
 */
export function recordMeeting(teamId: string, meeting: BookedMeeting & SubmittedMeeting): Promise<void> {
  return inTurn(`${teamId} record-meeting`, () => recordOnce(teamId, meeting));
}

function recordOnce(teamId: string, meeting: BookedMeeting & SubmittedMeeting): Promise<void> {
  const ctx = systemContext(teamId, "record-meeting");
  return transaction(ctx, async (tx) => {
    if (await recordOfMeeting(tx, teamId, meeting.id)) return { answer: undefined, event: [] };
    const [facts, told] = await Promise.all([known(tx, teamId, meeting), findSubmission(tx, teamId, meeting.id)]);
    const submitted = submissionOf(meeting, told, null);
    const meetsAt = meetsAtOf(submitted);
    const { changes, record, note, events } = decide(meeting, { ...facts, meetsAt }, ctx.now);
    await writeRecords(tx, teamId, changes, [facts.fields, facts.companyFields], ctx.now);
    saveNote(tx, teamId, note);
    markRecorded(tx, teamId, meeting.id, record.id);
    const submission = keepSubmission(tx, teamId, told, { ...submitted, record_id: record.id });
    return { answer: undefined, event: [...events, submission] };
  });
}

async function known(
  tx: Tx,
  teamId: string,
  meeting: BookedMeeting & SubmittedMeeting,
): Promise<Omit<Known, "meetsAt">> {
  const { email } = meeting.invitees[0] ?? {};
  const { record_type_id } = meeting.form_submissions_mapping;
  const [sameEmail, pipeline, companyId, isMember, fields, companyFields] = await Promise.all([
    email ? findByEmail(tx, teamId, email) : [],
    record_type_id ? findPipeline(tx, teamId, record_type_id) : undefined,
    meeting.company ? findCompanyByName(tx, teamId, meeting.company) : undefined,
    isAssignable(tx, teamId, meeting.host.id),
    getFieldsForNew(tx, teamId, "lead"),
    getFieldsForNew(tx, teamId, "company"),
  ]);
  const { pipelines } = await readReferred(tx, teamId, sameEmail);
  return {
    sameEmail,
    pipelines,
    pipeline,
    companyId,
    assignee: isMember ? meeting.host.id : null,
    fields: withoutRequired(fields),
    companyFields: withoutRequired(companyFields),
  };
}
