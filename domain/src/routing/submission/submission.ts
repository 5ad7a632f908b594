import { z } from "zod";
import type { AskedAnswer } from "../../forms/answer/answer-rows";
import { AnswerValue } from "../../forms/answer/answer-value";
import { MAX_QUESTIONS } from "../../forms/question/question";
import { QuestionName } from "../../forms/question/question-name";
import { personal } from "../../shared/personal";
import { Utm } from "../../shared/utm";
import { DEFAULT_TIME_ZONE, Id, Line, Time, TimeZone, WebUrl } from "../../shared/value";
import { routingIssues } from "../routing-issues";

export const Answers = z
  .array(z.object({ name: QuestionName, value: AnswerValue }))
  .max(MAX_QUESTIONS + 10)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, routingIssues.answerTwice);
export type Answers = z.infer<typeof Answers>;

/** The visitor's request. The browser makes the id, which deduplicates retries. */
export const SubmissionRequest = z.object({
  id: z.uuid(),
  answers: Answers,
  language: z.enum(["ko", "en"]).default("en"),
  timezone: TimeZone.default(DEFAULT_TIME_ZONE),
  visitor_id: Line(64).optional(),
  utm: Utm.optional(),
  /** The corporation number of the company chosen from the registry. */
  nice_id: Line(64).optional(),
  /** The URL of the page with the form. */
  page_url: WebUrl.optional(),
  /** A honeypot: hidden from people, so only bots fill it in. */
  website: z.string().max(500).optional(),
});
export type SubmissionRequest = z.infer<typeof SubmissionRequest>;

/** The visitor's outcome: a booking page, a message or a redirection. */
export const Outcome = z.discriminatedUnion("type", [
  z.object({ type: z.literal("routeTo"), linkId: Id, url: z.string() }),
  z.object({ type: z.literal("text"), value: z.string() }),
  z.object({ type: z.literal("redirection"), value: z.string() }),
]);
export type Outcome = z.infer<typeof Outcome>;

export const SubmissionAnswer = z.object({ id: z.uuid(), outcome: Outcome, disqualified: z.boolean() });
export type SubmissionAnswer = z.infer<typeof SubmissionAnswer>;

/**
 * `submitted` until a meeting is booked or canceled; `requested` while the booking waits for its host's approval.
 * `disqualified` and `assigned` (no meeting wanted) are set at once.
 */
export const RAW_STATUSES = ["submitted", "requested", "confirmed", "cancelled", "disqualified", "assigned"] as const;

/**
 * A stored submission at crm/{team}/{router}/body/rows/{id}. Browsers read it directly
 * (docs/product/routing-submissions.md#row), unless their values are masked. Times are UTC. Answers are nested by
 * question name to avoid clashes with these fields.
 */
export const SubmissionRow = z.object({
  id: z.uuid(),
  router_id: Id,
  status: z.enum(RAW_STATUSES),
  submittedAt: Time,
  confirmedAt: Time.nullable(),
  rescheduledAt: Time.nullable(),
  cancelledAt: Time.nullable(),
  scheduledEventId: Id.nullable(),
  /** When its meeting begins; `confirmedAt` is when that was booked. */
  meetingAt: Time.nullable().default(null),
  /** The meeting's host and the lead's assignee. */
  organizer: Id.nullable(),
  assignee: Id.nullable(),
  outofquota: z.boolean(),
  /** `form`: the form itself disqualified the visitor; this never changes. */
  __private_properties: z.object({ triggered_as: z.enum(["form", "group"]) }),
  name: z.string(),
  email: z.string().meta(personal("contact")),
  /** `dialcode-number`. */
  phone: z.string().meta(personal("contact")),
  company: z.string(),
  answers: z.record(QuestionName, AnswerValue.meta(personal("answer"))),
  /** The group that it was led to; null when none. */
  group_id: Id.nullable(),
  record_id: Id.nullable(),
  /** False until the lead is created; a job retries those that stay false. */
  recorded: z.boolean(),
  visitor_id: z.string().nullable(),
  utm: Utm,
  page_url: z.string().nullable(),
  language: z.enum(["ko", "en"]),
  timezone: z.string(),
  updated_at: Time,
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;

/** Maximum rows of a list, newest first; older ones need a narrower range of days. */
export const MAX_LISTED_ROWS = 5_000;

/** A question as it is asked. `tel`: its answers are phone numbers, `82-1012345678`. */
export const AskedLabel = z.object({ name: QuestionName, label: z.string(), type: z.literal("tel").optional() });

/** Column labels in order, at crm/{team}/{router}/header. */
export const SubmissionHeader = z.object({ labels: z.array(AskedLabel) });
export type SubmissionHeader = z.infer<typeof SubmissionHeader>;

/** A submission's answers in the order of its form, each with its question; what was not answered is left out. */
export const askedIn = (labels: SubmissionHeader["labels"], { answers }: SubmissionRow): AskedAnswer[] =>
  labels.flatMap((question) => {
    const value = answers[question.name];
    return value === undefined ? [] : [{ ...question, value }];
  });

export const DISPLAY_STATUSES = ["assigned", "scheduling", "churned", "cancelled", "disqualified"] as const;
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];
