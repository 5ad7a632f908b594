import { parsePhoneOnWire } from "../shared/phone";
import type { FieldSet } from "./custom-field";
import { entityOf } from "./entity";
import type { RecordsEvent } from "./events";
import type { StoredSubmission } from "./form-submission";
import { type AnsweredForm, mappedAnswers } from "./mapped-answers";
import { newCompany, newDeal, newLead } from "./new-record";
import { writeNote } from "./note";
import { findStage, type Pipeline } from "./pipeline";
import { convertToDeal } from "./pipeline-move";
import type { CrmRecord, Note } from "./record";
import { recordsTexts } from "./texts";

/** What a booked meeting tells the records. `invitees` has one, times are UTC, the zone and language are the invitee's. */
export type BookedMeeting = {
  id: string;
  title: string;
  date_range: { start: string };
  invitees: { name: string; email: string; phone: string }[];
  note: string;
  company: string;
  language: "ko" | "en";
  timezone: string;
  visitor_id: string | null;
  form_submissions_mapping: { record_type_id: string | null; stage_id: string | null };
  utm?: Record<string, string | undefined>;
} & AnsweredForm;

/** What the team already has for it. */
export type Known = {
  /** Leads and deals with the invitee's e-mail, newest first, and the deal types they are of. */
  sameEmail: CrmRecord[];
  pipelines: ReadonlyMap<string, Pipeline>;
  /** The deal type that the page writes into; a deleted one counts as none (spec/2-records.md §4). */
  pipeline: Pipeline | undefined;
  companyId: string | undefined;
  /** What the team has defined for leads and for companies; a visitor can't be asked for what it requires. */
  fields: FieldSet;
  companyFields: FieldSet;
  /** The host, unless they left the team. */
  assignee: string | null;
  /** When the meeting is, by what has been told of it since; null once it is cancelled. */
  meetsAt: string | null;
};

const EDITOR = { id: "system" };

/**
 * The lead or deal of a booked meeting. An open one with the same e-mail is taken up: its empty fields are filled, and
 * it becomes a deal when the page makes deals; a CRM that made a second lead for each booking would split a customer's
 * history. Otherwise a new one is made, assigned to the host. Either way the booking is written down as a memo.
 */
export function recordMeeting(meeting: BookedMeeting, known: Known, now: string) {
  const company = companyFor(meeting, known, now);
  const companyId = company?.id ?? known.companyId;
  const open = known.sameEmail.find((record) => isOpen(record, known.pipelines));
  const change = open ? takeUp(open, meeting, known, companyId, now) : create(meeting, known, companyId, now);
  const record = change.after;
  const note = memoOf(meeting, record, now);
  const events: RecordsEvent[] = [
    ...(company ? [{ type: "company.created", before: null, after: company } as const] : []),
    change,
    { type: "note.created", before: null, after: note },
    { type: "meeting.recorded", before: null, after: { id: meeting.id, record_id: record.id } },
  ];
  const changes = [...(company ? [{ before: null, after: company }] : []), { before: change.before, after: record }];
  return { changes, record, note, events };
}

/** Neither won nor lost; a deal without a status is read as BEFORE_SALES (spec/2-records.md §4). */
function isOpen({ record_type_id, stage_id }: CrmRecord, pipelines: Known["pipelines"]): boolean {
  const pipeline = pipelines.get(record_type_id ?? "");
  const status = pipeline && stage_id ? findStage(pipeline, stage_id)?.status : undefined;
  return status !== "SALES_SUCCESS" && status !== "SALES_FAILURE";
}

function companyFor({ id, company }: BookedMeeting, known: Known, now: string): CrmRecord | undefined {
  if (!company || known.companyId) return undefined;
  return newCompany({ name: company }, known.companyFields, { id: `company-${id}`, editor: EDITOR, now });
}

function create(meeting: BookedMeeting, known: Known, companyId: string | undefined, now: string) {
  const { name = "", email = "", phone = "" } = meeting.invitees[0] ?? {};
  const making = { id: `meeting-${meeting.id}`, editor: EDITOR, now };
  const values = {
    deal_name: [meeting.company, name].filter(Boolean).join(" ") || meeting.title,
    first_name: name,
    email,
    phone_number: parsePhoneOnWire(phone),
    assignee: known.assignee,
    incoming_source: meeting.title,
    company: companyId ? { id: companyId } : null,
    custom_field: mappedAnswers(meeting, known.fields),
  };
  const { pipeline } = known;
  const made = pipeline
    ? newDeal({ ...values, stage_id: stageIdOf(meeting, pipeline) ?? "" }, pipeline, known.fields, making)
    : newLead(values, known.fields, making);
  const after = { ...made, visitor_id: meeting.visitor_id, first_meeting_at: known.meetsAt, ...utmOf(meeting) };
  return { type: `${entityOf(after)}.created`, before: null, after } as const;
}

/** The page's stage, or the first one when it is gone. */
const stageIdOf = (
  { form_submissions_mapping: { stage_id } }: BookedMeeting,
  pipeline: Pipeline,
): string | undefined => (stage_id ? findStage(pipeline, stage_id)?.id : undefined);

function takeUp(
  open: CrmRecord,
  meeting: BookedMeeting,
  { pipeline, meetsAt, fields }: Known,
  companyId: string | undefined,
  now: string,
) {
  const { phone = "" } = meeting.invitees[0] ?? {};
  const isNew = !open.utm_source && !open.utm_medium && !open.utm_campaign;
  const filled = {
    ...open,
    phone_number: open.phone_number ?? parsePhoneOnWire(phone),
    company_id: open.company_id ?? companyId ?? null,
    visitor_id: open.visitor_id ?? meeting.visitor_id,
    first_meeting_at: earliest([open.first_meeting_at, meetsAt]),
    custom: { ...mappedAnswers(meeting, fields), ...open.custom },
    ...(isNew && utmOf(meeting)),
    updated_at: now,
    updated_by: EDITOR.id,
  };
  if (pipeline && open.record_type_id === null)
    return { ...convertToDeal(filled, pipeline, stageIdOf(meeting, pipeline), EDITOR, now), before: open };
  return { type: `${entityOf(filled)}.changed`, before: open, after: filled } as const;
}

/** The lead or deal after one of its meetings was booked, moved or cancelled; undefined where its first one stays. */
export function followMeetings(record: CrmRecord, meetings: readonly StoredSubmission[], now: string) {
  const first_meeting_at = earliest(meetings.map(meetsAtOf));
  if (record.first_meeting_at === first_meeting_at) return undefined;
  const after = { ...record, first_meeting_at, updated_at: now, updated_by: EDITOR.id };
  return { type: `${entityOf(record)}.changed`, before: record, after } as const;
}

/** When a submission's meeting is; null where it has none, or a cancelled one. */
export function meetsAtOf({ scheduled_event }: StoredSubmission): string | null {
  if (!scheduled_event || scheduled_event.change_logs.some(({ type }) => type === "cancelled")) return null;
  return scheduled_event.date_range.start;
}

const earliest = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort()[0] ?? null;

const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;

const utmOf = ({ utm = {} }: BookedMeeting) =>
  Object.fromEntries(UTM.flatMap((name) => (utm[name] ? [[name, utm[name]]] : []))) as Partial<
    Pick<CrmRecord, (typeof UTM)[number]>
  >;

function memoOf(meeting: BookedMeeting, record: CrmRecord, now: string): Note {
  const { title, date_range, note, language, timezone } = meeting;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: timezone });
  const text = recordsTexts.bookedMeeting(title, format.format(new Date(date_range.start)), note)[language];
  const about = { id: `meeting-${meeting.id}`, entity_id: entityOf(record), record_id: record.id, text };
  return writeNote(about, EDITOR, now);
}
