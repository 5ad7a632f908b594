import { type BookedMeeting, recordMeeting as decide, type Known } from "@dure/domain/records/meeting";
import { systemContext } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction-store";
import { saveNote } from "../note/note-store";
import { findPipeline } from "../pipeline/pipeline-store";
import { isAssignable } from "../record/assignee-store";
import { findCompanyByName, takeName } from "../record/company-name-store";
import { findByEmail, saveRecord } from "../record/record-store";
import { readReferred } from "../record/referred-store";
import { isRecorded, markRecorded } from "./meeting-store";

/** Gives a booked meeting its lead or deal, once however often the booking is told. */
export function recordMeeting(teamId: string, meeting: BookedMeeting & { host: { id: string } }): Promise<void> {
  const ctx = systemContext(teamId, "record-meeting");
  return transaction(ctx, async (tx) => {
    if (await isRecorded(tx, teamId, meeting.id)) return { answer: undefined, event: [] };
    const { company, record, note, events } = decide(meeting, await known(tx, teamId, meeting), ctx.now);
    if (company) {
      takeName(tx, teamId, company.name, company.id);
      saveRecord(tx, teamId, company);
    }
    saveRecord(tx, teamId, record);
    saveNote(tx, teamId, note);
    markRecorded(tx, teamId, meeting.id, record.id);
    return { answer: undefined, event: events };
  });
}

async function known(tx: Tx, teamId: string, meeting: BookedMeeting & { host: { id: string } }): Promise<Known> {
  const { email } = meeting.invitees[0] ?? {};
  const { record_type_id } = meeting.form_submissions_mapping;
  const [sameEmail, pipeline, companyId, isMember] = await Promise.all([
    email ? findByEmail(tx, teamId, email) : [],
    record_type_id ? findPipeline(tx, teamId, record_type_id) : undefined,
    meeting.company ? findCompanyByName(tx, teamId, meeting.company) : undefined,
    isAssignable(tx, teamId, meeting.host.id),
  ]);
  const { pipelines } = await readReferred(tx, teamId, sameEmail);
  return { sameEmail, pipelines, pipeline, companyId, assignee: isMember ? meeting.host.id : null };
}
