import { z } from "zod";
import { Utm } from "../../shared/utm";
import { DEFAULT_TIME_ZONE, Id, Line, Time, TimeZone, WebUrl } from "../../shared/value";
import { MAX_ANSWER_LENGTH, MAX_OPTIONS, MAX_QUESTIONS, QuestionName } from "../router/form";

/** A checkbox has several answers, a consent is true or false. */
export const AnswerValue = z.union([
  z.string().max(MAX_ANSWER_LENGTH),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(MAX_OPTIONS),
]);
export type AnswerValue = z.infer<typeof AnswerValue>;

export const Answers = z
  .array(z.object({ name: QuestionName, value: AnswerValue }))
  .max(MAX_QUESTIONS + 10)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "Each question may be answered once.");
export type Answers = z.infer<typeof Answers>;

/** What a visitor sends. The id is made by their browser: sent again, it is one submission. */
export const SubmissionRequest = z.object({
  id: z.uuid(),
  answers: Answers,
  language: z.enum(["ko", "en"]).default("en"),
  timezone: TimeZone.default(DEFAULT_TIME_ZONE),
  visitor_id: Line(64).optional(),
  utm: Utm.optional(),
  /** The number of the company that the visitor chose in the registry of corporations. */
  nice_id: Line(64).optional(),
  /** The page that the form stands on. */
  page_url: WebUrl.optional(),
  /** A trap: people don't see it, so whoever fills it in is a machine. */
  website: z.string().max(500).optional(),
});
export type SubmissionRequest = z.infer<typeof SubmissionRequest>;

/** What a visitor gets: a time to choose, a message or an address. */
export const Outcome = z.discriminatedUnion("type", [
  z.object({ type: z.literal("routeTo"), linkId: Id, url: z.string() }),
  z.object({ type: z.literal("text"), value: z.string() }),
  z.object({ type: z.literal("redirection"), value: z.string() }),
]);
export type Outcome = z.infer<typeof Outcome>;

export const SubmissionAnswer = z.object({ id: z.uuid(), outcome: Outcome, disqualified: z.boolean() });
export type SubmissionAnswer = z.infer<typeof SubmissionAnswer>;

/** `submitted` until a meeting is booked or cancelled, or at once `disqualified` or `assigned` (no meeting is asked for). */
export const RAW_STATUSES = ["submitted", "confirmed", "cancelled", "disqualified", "assigned"] as const;

/**
 * A submission as it is stored at crm/{team}/{router}/body/rows/{id}, read by browsers
 * (docs/product/routing-submissions.md#row) but where its values are masked. Times are UTC. The answers stand in
 * `answers` by question name, so that no question is called like one of these.
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
  /** Who takes the meeting, and who has the lead. */
  organizer: Id.nullable(),
  assignee: Id.nullable(),
  outofquota: z.boolean(),
  /** `form` says that the form itself disqualified the visitor, whatever comes later. */
  __private_properties: z.object({ triggered_as: z.enum(["form", "group"]) }),
  name: z.string(),
  email: z.string(),
  /** `dialcode-number`. */
  phone: z.string(),
  company: z.string(),
  answers: z.record(QuestionName, AnswerValue),
  /** The group that it was led to; null when none. */
  group_id: Id.nullable(),
  record_id: Id.nullable(),
  /** False until its lead was made: whoever finds it so makes it. */
  recorded: z.boolean(),
  visitor_id: z.string().nullable(),
  utm: Utm,
  page_url: z.string().nullable(),
  language: z.enum(["ko", "en"]),
  timezone: z.string(),
  updated_at: Time,
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;

/** So many of a router's newest can be read at once; who looks further back takes fewer days. */
export const MAX_LISTED_ROWS = 5_000;

/** The labels of a router's columns in their order, at crm/{team}/{router}/header. */
export const SubmissionHeader = z.object({ labels: z.array(z.object({ name: QuestionName, label: z.string() })) });
export type SubmissionHeader = z.infer<typeof SubmissionHeader>;

export const DISPLAY_STATUSES = ["assigned", "scheduling", "churned", "cancelled", "disqualified"] as const;
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

/**
 * How long a visitor may take to choose a time before they count as churned
 * (docs/product/routing-submissions.md#display-status).
 */
export const CHURN_AFTER_MS = 120_000;
