import type { RecordsEvent } from "../../records/events";
import {
  applyIncoming,
  EDITOR,
  earliestTime,
  type IncomingContext,
  type IncomingPerson,
} from "../../records/incoming/incoming";
import { entityOf } from "../../records/record/entity";
import type { CrmRecord } from "../../records/record/record";
import { splitName } from "../../records/record/split-name";
import { fieldPathOf } from "../mapping/field-path";
import type { AnsweredForm } from "../mapping/map-answers-to-custom-fields";
import { mapAnswersToRecord } from "../mapping/map-answers-to-record";
import { isCancelled, type StoredSubmission } from "./form-submission";
import { createMeetingNote, type NotedMeeting, type NoteFormat } from "./meeting-note";

/** A booked meeting as an event. It has one invitee; times are UTC. */
export type BookedMeeting = {
  invitees: { name: string; email: string; phone: string }[];
  company: string;
  nice_id?: string | null;
  visitor_id: string | null;
  form_submissions_mapping: { record_type_id: string | null; stage_id: string | null };
  utm?: Record<string, string | undefined>;
} & NotedMeeting &
  Omit<AnsweredForm, "q_a">;

type MappableFields = Pick<IncomingContext, "fields" | "companyFields" | "contactFields">;

/** A booking as an incoming person; `fields` are those that the page's questions may be mapped to. */
export function incomingOf(meeting: BookedMeeting, fields: MappableFields): IncomingPerson {
  const { id, title, company, nice_id, visitor_id, form_submissions_mapping, utm = {} } = meeting;
  const { name = "", email = "", phone = "" } = meeting.invitees[0] ?? {};
  const { q_a, form_field_mapping = {} } = meeting;
  const paths = Object.entries(form_field_mapping).map(([question, mapped]) => [question, fieldPathOf(mapped)]);
  const form = { q_a, form_field_mapping: Object.fromEntries(paths) };
  return {
    ids: { record: `meeting-${id}`, company: `company-${id}`, contact: `contact-${id}` },
    person: { name, ...splitName(name), email, phone },
    mapped: {
      lead: mapAnswersToRecord("lead", form, fields.fields),
      company: mapAnswersToRecord("company", form, fields.companyFields),
      contact: mapAnswersToRecord("contact", form, fields.contactFields),
    },
    ...{ title, company, nice_id, visitor_id, form_submissions_mapping, utm },
    from_router: Boolean(meeting.submission),
  };
}

/**
 * Finds or creates the lead or deal of a booked meeting, assigned to its host (see incoming.ts). A note describes the
 * meeting in its current state.
 */
export function createLeadFromMeeting(
  meeting: BookedMeeting,
  known: IncomingContext & { noteFormat: NoteFormat },
  now: string,
) {
  const { record, changes, events } = applyIncoming(incomingOf(meeting, known), known, now);
  const note = createMeetingNote(meeting, record, known.noteFormat, now);
  const mapped: RecordsEvent[] = [
    { type: "note.created", before: null, after: note },
    { type: "meeting.recorded", before: null, after: { id: meeting.id, record_id: record.id } },
  ];
  return { changes, record, note, events: [...events, ...mapped] };
}

/**
 * Updates a record after one of its meetings was booked, moved or canceled; undefined if its first meeting stays the
 * same.
 */
export function followMeetings(record: CrmRecord, meetings: readonly StoredSubmission[], now: string) {
  const first_meeting_at = earliestTime(meetings.map(meetsAtOf));
  if (record.first_meeting_at === first_meeting_at) return undefined;
  const after = { ...record, first_meeting_at, updated_at: now, updated_by: EDITOR.id };
  return { type: `${entityOf(record)}.changed`, before: record, after } as const;
}

/** The start of a submission's meeting; null without one, or if it was canceled. */
export function meetsAtOf({ scheduled_event }: StoredSubmission): string | null {
  if (!scheduled_event || isCancelled(scheduled_event)) return null;
  return scheduled_event.date_range.start;
}
