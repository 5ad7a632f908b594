import { z } from "zod";
import { UTM_NAMES } from "../../shared/utm-names";
import { Id, Time } from "../../shared/value";
import { recordsTexts } from "../texts";

const DateRange = z.object({ start: Time, end: Time });
const Person = z.object({ mail: z.string(), name: z.string() });

const ChangeLog = z.object({
  type: z.enum(["rescheduled", "cancelled"]),
  reason: z.string(),
  updated_by: z.string(),
  cancelled_by: z.string().nullable(),
  timestamp: Time,
  old_date_range: DateRange,
  new_date_range: DateRange.nullable(),
});

/** The meeting that was booked with a submission, as the lead shows it. */
const SubmittedEvent = z.object({
  id: Id,
  title: z.string(),
  organizer: z.object({ id: Id, name: z.string(), email: z.string() }),
  date_range: DateRange,
  invitee: Person,
  attendees: z.array(Person),
  meet_at: z.object({ type: z.string(), value: z.string() }),
  change_logs: z.array(ChangeLog),
});
type SubmittedEvent = z.infer<typeof SubmittedEvent>;

/** What somebody submitted to become a lead (docs/product/records-submissions.md#submission-on-a-lead). */
export const FormSubmission = z.object({
  /** `delete` says that the page or form is gone. */
  incoming_channel: z.object({
    title: z.string(),
    type: z.enum(["booking-page", "router"]),
    linkId: Id,
    delete: z.boolean(),
  }),
  scheduled_event: SubmittedEvent.nullable(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  disqualified: z.boolean(),
  utms: z.partialRecord(z.enum(UTM_NAMES), z.string()),
  assignee: z.string().nullable(),
  submitted_at: Time,
  /** Set where the team's plan doesn't show what came by its forms: the values are left out. */
  blurred: z.literal(true).optional(),
});
export type FormSubmission = z.infer<typeof FormSubmission>;

/** How a submission is kept; a booking may be told before it has its lead. */
export const StoredSubmission = FormSubmission.extend({ id: Id, record_id: Id.nullable(), updated_at: Time });
export type StoredSubmission = z.infer<typeof StoredSubmission>;

/** What the records need of a booked meeting to show it on its lead. */
export type SubmittedMeeting = {
  id: string;
  title: string;
  page_id: string;
  date_range: { start: string; end: string };
  host: { id: string; name: string; email: string };
  /** Everyone who takes it, its host first. */
  hosts: { id: string; name: string; email: string }[];
  invitees: { name: string; email: string; phone: string }[];
  company: string;
  note: string;
  language: "ko" | "en";
  meeting_plan: { type: string; value: string };
  utm?: Record<string, string | undefined>;
  /** The submission of a form that led to it. */
  submission?: { id: string } | null;
  change_logs: Omit<z.infer<typeof ChangeLog>, "cancelled_by">[];
  created_at: string;
  updated_at: string;
};

/** Under which a booking is kept: a form that led to it has been submitted by the same person for the same purpose. */
export const submissionIdOf = ({ id, submission }: Pick<SubmittedMeeting, "id" | "submission">): string =>
  submission?.id ?? id;

/**
 * A booking as a submission, or what a form's submission is with it. Of two states of a meeting that are told in the
 * wrong order, the newer one stays.
 */
export function submissionOf(
  meeting: SubmittedMeeting,
  before: StoredSubmission | undefined,
  recordId: string | null,
): StoredSubmission {
  const record_id = recordId ?? before?.record_id ?? null;
  if (before?.scheduled_event && isLater(before, before.scheduled_event, meeting)) return { ...before, record_id };
  const { title, page_id, host, created_at, updated_at } = meeting;
  if (before?.incoming_channel.type === "router")
    return { ...before, record_id, scheduled_event: eventOf(meeting), assignee: host.id, updated_at };
  return {
    id: submissionIdOf(meeting),
    record_id,
    incoming_channel: { title, type: "booking-page", linkId: page_id, delete: false },
    scheduled_event: eventOf(meeting),
    answers: answersOf(meeting),
    disqualified: false,
    utms: Object.fromEntries(UTM_NAMES.flatMap((name) => (meeting.utm?.[name] ? [[name, meeting.utm[name]]] : []))),
    assignee: host.id,
    submitted_at: created_at,
    updated_at,
  };
}

/** Of two meetings of one submission, the one that takes place; of two such, the one told of last. */
function isLater(
  { updated_at }: StoredSubmission,
  shown: SubmittedEvent,
  { id, change_logs, ...told }: SubmittedMeeting,
) {
  const isOver = isCancelled(shown);
  if (shown.id !== id && isOver !== isCancelled({ change_logs })) return !isOver;
  return updated_at > told.updated_at;
}

/** Whether a meeting was cancelled. */
export const isCancelled = ({ change_logs }: { change_logs: readonly { type: string }[] }): boolean =>
  change_logs.some(({ type }) => type === "cancelled");

/**
 * What somebody submitted to a form, with the meeting that it led to, which may have been told first.
 * @param before what is kept of it
 */
export function withMeeting(submission: StoredSubmission, before: StoredSubmission | undefined): StoredSubmission {
  if (!before?.scheduled_event) return submission;
  const { scheduled_event, assignee, updated_at } = before;
  return { ...submission, scheduled_event, assignee, updated_at };
}

function eventOf(meeting: SubmittedMeeting): SubmittedEvent {
  const { id, title, host, hosts, date_range, invitees, meeting_plan, change_logs } = meeting;
  return {
    id,
    title,
    organizer: host,
    date_range,
    invitee: personOf(invitees[0] ?? { email: "", name: "" }),
    attendees: hosts.slice(1).map(personOf),
    meet_at: meeting_plan,
    change_logs: change_logs.map((log) => ({ ...log, cancelled_by: log.type === "cancelled" ? log.updated_by : null })),
  };
}

const personOf = ({ email, name }: { email: string; name: string }) => ({ mail: email, name });

/** A booking page's questions, in the words in which they were asked; what was left empty is no answer. */
function answersOf({ invitees, company, note, language }: SubmittedMeeting): FormSubmission["answers"] {
  const { name = "", email = "", phone = "" } = invitees[0] ?? {};
  const given = [
    [recordsTexts.askedName, name],
    [recordsTexts.askedEmail, email],
    [recordsTexts.normalizePhoneSearch, phone],
    [recordsTexts.askedCompany, company],
    [recordsTexts.askedNote, note],
  ] as const;
  return given.filter(([, value]) => value !== "").map(([label, value]) => ({ label: label[language], value }));
}

/** As the API gives it, once it is known whether its page is still there. */
export function submissionView(
  { id: _, record_id: __, updated_at: ___, ...submission }: StoredSubmission,
  isGone: boolean,
): FormSubmission {
  return { ...submission, incoming_channel: { ...submission.incoming_channel, delete: isGone } };
}

/**
 * Without what was answered, for a team whose plan doesn't show it
 * (docs/product/records-submissions.md#submission-on-a-lead).
 */
export const blurred = (submission: FormSubmission): FormSubmission => ({
  ...submission,
  answers: submission.answers.map(({ label }) => ({ label, value: "" })),
  blurred: true,
});
