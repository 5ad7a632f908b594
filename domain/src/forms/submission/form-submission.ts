import { z } from "zod";
import { personal } from "../../shared/personal";
import { formatPhoneOnWire } from "../../shared/phone";
import { UTM_NAMES } from "../../shared/utm-names";
import { Id, Time } from "../../shared/value";
import { type AskedAnswer, answerRows } from "../answer/answer-rows";
import { formsTexts } from "../texts";
import { SubmittedFile } from "../upload/form-upload";
import { isChurned } from "./is-churned";

const DateRange = z.object({ start: Time, end: Time });
const Person = z.object({ mail: z.string().meta(personal("contact")), name: z.string() });

const ChangeLog = z.object({
  type: z.enum(["rescheduled", "cancelled"]),
  reason: z.string(),
  updated_by: z.string(),
  cancelled_by: z.string().nullable(),
  timestamp: Time,
  old_date_range: DateRange,
  new_date_range: DateRange.nullable(),
});

/** The booked meeting of a submission, as the lead shows it. */
const SubmittedEvent = z.object({
  id: Id,
  title: z.string(),
  organizer: z.object({ id: Id, name: z.string(), email: z.string().meta(personal("contact")) }),
  date_range: DateRange,
  invitee: Person,
  attendees: z.array(Person),
  meet_at: z.object({ type: z.string(), value: z.string() }),
  change_logs: z.array(ChangeLog),
});
type SubmittedEvent = z.infer<typeof SubmittedEvent>;

/** A submission that a lead shows (docs/product/records-submissions.md#submission-on-a-lead). */
export const FormSubmission = z.object({
  /** `delete`: the booking page or form is deleted. */
  incoming_channel: z.object({
    title: z.string(),
    type: z.enum(["booking-page", "router"]),
    linkId: Id,
    delete: z.boolean(),
  }),
  scheduled_event: SubmittedEvent.nullable(),
  answers: z.array(z.object({ label: z.string(), value: z.string().meta(personal("answer")) })),
  /** The files of its answers, which are files of the record. */
  files: z.array(SubmittedFile).default([]),
  disqualified: z.boolean(),
  utms: z.partialRecord(z.enum(UTM_NAMES), z.string()),
  assignee: z.string().nullable(),
  submitted_at: Time,
  /** Set if the visitor was led to a meeting and has not booked one in time. */
  churned: z.literal(true).optional(),
  /** Set if the team's plan hides submissions of its forms; the values are then left out. */
  blurred: z.literal(true).optional(),
});
export type FormSubmission = z.infer<typeof FormSubmission>;

/**
 * A stored submission. `record_id` is null if the booking event arrives before its lead exists; `leads_to_meeting` is left out
 * if unknown.
 */
export const StoredSubmission = FormSubmission.omit({ churned: true }).extend({
  id: Id,
  record_id: Id.nullable(),
  leads_to_meeting: z.boolean().optional(),
  /** Set once its visitor chose a time, also while that waits for a host's approval. */
  has_chosen_time: z.literal(true).optional(),
  updated_at: Time,
});
export type StoredSubmission = z.infer<typeof StoredSubmission>;

/** The parts of a booked meeting that its lead shows. */
export type SubmittedMeeting = {
  id: string;
  title: string;
  page_id: string;
  date_range: { start: string; end: string };
  host: { id: string; name: string; email: string };
  /** All hosts, the main host first. */
  hosts: { id: string; name: string; email: string }[];
  invitees: { name: string; email: string; phone: string }[];
  company: string;
  note: string;
  q_a: readonly AskedAnswer[];
  files?: readonly SubmittedFile[];
  language: "ko" | "en";
  meeting_plan: { type: string; value: string };
  utm?: Record<string, string | undefined>;
  /** The form submission that led to the meeting. */
  submission?: { id: string } | null;
  change_logs: Omit<z.infer<typeof ChangeLog>, "cancelled_by">[];
  created_at: string;
  updated_at: string;
};

/** The id of a booking's submission: a meeting booked after a form submission shares that submission's id. */
export const submissionIdOf = ({ id, submission }: Pick<SubmittedMeeting, "id" | "submission">): string =>
  submission?.id ?? id;

/**
 * Builds the submission of a booking, or adds the booking to an existing form submission. If events arrive out of
 * order, the newer state wins.
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
    return {
      ...before,
      ...{ record_id, scheduled_event: eventOf(meeting), assignee: host.id, updated_at },
      files: withFiles(before.files, meeting),
    };
  return {
    id: submissionIdOf(meeting),
    record_id,
    incoming_channel: { title, type: "booking-page", linkId: page_id, delete: false },
    scheduled_event: eventOf(meeting),
    answers: answersOf(meeting),
    files: withFiles([], meeting),
    disqualified: false,
    utms: Object.fromEntries(UTM_NAMES.flatMap((name) => (meeting.utm?.[name] ? [[name, meeting.utm[name]]] : []))),
    assignee: host.id,
    submitted_at: created_at,
    updated_at,
  };
}

/** The files of a submission, and those of its meeting's own questions. */
const withFiles = (
  files: readonly SubmittedFile[],
  { files: added = [] }: Pick<SubmittedMeeting, "files">,
): SubmittedFile[] => [...files, ...added.filter(({ id }) => files.every((file) => file.id !== id))];

/** Of two meetings of one submission, an active one wins over a canceled one; otherwise the last event wins. */
function isLater(
  { updated_at }: StoredSubmission,
  shown: SubmittedEvent,
  { id, change_logs, ...told }: SubmittedMeeting,
) {
  const isOver = isCancelled(shown);
  if (shown.id !== id && isOver !== isCancelled({ change_logs })) return !isOver;
  return updated_at > told.updated_at;
}

/** Whether a meeting was canceled. */
export const isCancelled = ({ change_logs }: { change_logs: readonly { type: string }[] }): boolean =>
  change_logs.some(({ type }) => type === "cancelled");

/**
 * Adds the meeting to a form submission; the meeting's event may have arrived first.
 * @param before the stored submission
 */
export function withMeeting(submission: StoredSubmission, before: StoredSubmission | undefined): StoredSubmission {
  if (!before?.scheduled_event) return submission;
  const { scheduled_event, assignee, updated_at } = before;
  const files = withFiles(submission.files, before);
  return { ...submission, files, scheduled_event, assignee, updated_at };
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

/** The answers on a booking page, with questions in the visitor's language; empty answers are dropped. */
function answersOf({ invitees, company, note, q_a, language }: SubmittedMeeting): FormSubmission["answers"] {
  const { name = "", email = "", phone = "" } = invitees[0] ?? {};
  const given = [
    [formsTexts.labelName, name],
    [formsTexts.labelEmail, email],
    [formsTexts.labelPhone, formatPhoneOnWire(phone, language)],
    [formsTexts.labelCompany, company],
    [formsTexts.labelNote, note],
  ] as const;
  const rows = given.filter(([, value]) => value !== "").map(([label, value]) => [label[language], value] as const);
  return [...rows, ...answerRows(q_a, language)].map(([label, value]) => ({ label, value }));
}

/**
 * The submission in API responses.
 * @param now in milliseconds
 */
export function submissionView(
  { id: _, record_id: __, updated_at: ___, leads_to_meeting, has_chosen_time, ...submission }: StoredSubmission,
  { isGone, now }: { isGone: boolean; now: number },
): FormSubmission {
  const { incoming_channel, scheduled_event, submitted_at } = submission;
  const isChoosing = leads_to_meeting && !has_chosen_time && scheduled_event === null;
  const hasChurned = isChoosing && isChurned(submitted_at, now);
  return {
    ...submission,
    incoming_channel: { ...incoming_channel, delete: isGone },
    ...(hasChurned && { churned: true }),
  };
}

/** Removes the answers, for a team whose plan hides them (docs/product/records-submissions.md#submission-on-a-lead). */
export const blurred = (submission: FormSubmission): FormSubmission => ({
  ...submission,
  answers: submission.answers.map(({ label }) => ({ label, value: "" })),
  files: [],
  utms: {},
  blurred: true,
});
