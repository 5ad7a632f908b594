import { answerRows } from "../../forms/answer/answer-rows";
import { mapAnswersToRecord } from "../../forms/mapping/map-answers-to-record";
import type { StoredSubmission } from "../../forms/submission/form-submission";
import type { FieldSet } from "../../records/field/custom-field";
import type { IncomingPerson } from "../../records/incoming/incoming";
import type { CrmRecord } from "../../records/record/record";
import type { Intake } from "./intake";
import { askedIn, type SubmissionRow } from "./submission";

type Fields = { fields: FieldSet; companyFields: FieldSet; contactFields: FieldSet };

/** The id of the lead or deal that a submission creates. */
const leadIdOf = (submissionId: string): string => `submission-${submissionId}`;

/** A submission as an incoming person. */
export function toIncomingPerson(intake: Intake, row: SubmissionRow, fields: Fields): IncomingPerson {
  const { id, contact, form_field_mapping, router_title, settings } = intake;
  const q_a = Object.entries(row.answers).map(([name, value]) => ({ name, value }));
  const form = { q_a, form_field_mapping };
  return {
    ids: { record: leadIdOf(id), company: `company-${id}`, contact: `contact-${id}` },
    title: router_title,
    person: contact,
    company: contact.company,
    nice_id: intake.nice_id,
    visitor_id: intake.visitor_id,
    form_submissions_mapping: settings.form_submissions_mapping,
    utm: row.utm,
    from_router: true,
    mapped: {
      lead: mapAnswersToRecord("lead", form, fields.fields),
      company: mapAnswersToRecord("company", form, fields.companyFields),
      contact: mapAnswersToRecord("contact", form, fields.contactFields),
    },
  };
}

/** A submission as its lead shows it, without a meeting (docs/product/records-submissions.md#submission-on-a-lead). */
export function toStoredSubmission(intake: Intake, row: SubmissionRow, record: CrmRecord): StoredSubmission {
  return {
    id: intake.id,
    record_id: record.id,
    incoming_channel: { title: intake.router_title, type: "router", linkId: intake.router_id, delete: false },
    scheduled_event: null,
    answers: answerRows(askedIn(intake.labels, row), row.language).map(([label, value]) => ({ label, value })),
    files: intake.files,
    disqualified: row.status === "disqualified",
    leads_to_meeting: intake.answer.outcome.type === "routeTo",
    ...(row.scheduledEventId !== null && { has_chosen_time: true }),
    utms: Object.fromEntries(Object.entries(row.utm).filter(([, value]) => value !== undefined && value !== "")),
    assignee: record.assignee,
    submitted_at: row.submittedAt,
    updated_at: row.submittedAt,
  };
}

/** The row after its lead is created: the lead's assignee gets the submission. */
export const markRowRecorded = (row: SubmissionRow, record: CrmRecord, now: string): SubmissionRow => ({
  ...row,
  record_id: record.id,
  recorded: true,
  assignee: record.assignee,
  updated_at: now,
});
