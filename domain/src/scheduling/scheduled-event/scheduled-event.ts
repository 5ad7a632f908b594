import { z } from "zod";
import { FollowUpMail } from "../../forms/follow-up-mail";
import { MappedField } from "../../forms/mapping/field-path";
import { SubmissionsMapping } from "../../forms/submission/submissions-mapping";
import { SubmittedFile } from "../../forms/upload/form-upload";
import { personal } from "../../shared/personal";
import { sharedIssues } from "../../shared/shared-issues";
import { Utm } from "../../shared/utm";
import { AnyTime, DEFAULT_TIME_ZONE, Email, Id, Line, Lines, Time, TimeZone, Token } from "../../shared/value";
import { Answers } from "../booking-page/booking-form";
import { CalendarRef, Reminder, STRATEGIES } from "../booking-page/booking-page";
import { PlanPlace } from "../booking-page/meeting-plan";
import { MAX_GUESTS, pageSettings } from "../booking-page/page-settings";
import { Notifications } from "../notification/notification";
import { schedulingIssues } from "../scheduling-issues";
import { InviteeEmail } from "./invitee-email";

const DateRange = z.object({ start: Time, end: Time });

export const ChangeLog = z.object({
  type: z.enum(["rescheduled", "cancelled"]),
  reason: z.string(),
  updated_by: z.string(),
  /** Whether the change was made by the invitee's link; absent on older changes, which are recognized by the name. */
  by_invitee: z.boolean().optional(),
  timestamp: Time,
  old_date_range: DateRange,
  new_date_range: DateRange.nullable(),
});
export type ChangeLog = z.infer<typeof ChangeLog>;

/** The submission of a form that led to a booking. */
export const BookedSubmission = z.object({ id: z.uuid(), router_id: Id });
export type BookedSubmission = z.infer<typeof BookedSubmission>;

export const Invitee = z.object({
  name: z.string(),
  email: z.string().meta(personal("contact")),
  phone: z.string().meta(personal("contact")),
});

/** pending until the calendar is written; failed is shown to the host and retried, refused is shown and final. */
export const CalendarState = z.enum(["none", "pending", "written", "failed", "refused"]);
export type CalendarState = z.infer<typeof CalendarState>;

/** The approval status of a booking on a page with approval. Only an approved booking is a meeting. */
export const Approval = z.enum(["pending", "approved", "declined"]);
export type Approval = z.infer<typeof Approval>;

/** A member who takes a meeting, and the event in their calendar. */
export const EventHost = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  dest_cal: CalendarRef.nullable(),
  calendar_event_id: z.string(),
  calendar_state: CalendarState,
});
export type EventHost = z.infer<typeof EventHost>;

/**
 * A booked meeting (docs/product/scheduling-events.md#scheduled-event). `sequence` counts its changes; calendars ignore
 * an older one.
 */
export const ScheduledEvent = z.object({
  id: Id,
  title: z.string(),
  page_id: Id,
  timeslots: z.object({ id: Id, type: z.enum(["multi-use", "onetime"]) }),
  /** How its page chose the hosts; a suggestion does not choose. */
  strategy: z.enum(STRATEGIES).optional(),
  date_range: DateRange,
  /** The first of the hosts, who is the invitee's contact. */
  host: z.object({ id: Id, name: z.string(), email: z.string() }),
  hosts: z.array(EventHost).min(1),
  /** The hosts' ids, to find events by them. */
  host_ids: z.array(Id),
  invitees: z.array(Invitee),
  /** The answers, with their questions at booking time: the page may have changed them since. */
  q_a: z
    .array(
      Answers.element.extend({
        label: z.string().optional(),
        /** Marks a phone number, which is formatted for its reader. */
        type: z.literal("tel").optional(),
        value: Answers.element.shape.value.meta(personal("answer")),
      }),
    )
    .default([]),
  /** The files of its answers, which are files of its record. */
  files: z.array(SubmittedFile).default([]),
  note: z.string().default(""),
  company: z.string().default(""),
  nice_id: z.string().nullable().default(null),
  language: z.enum(["ko", "en"]),
  timezone: z.string(),
  meeting_plan: PlanPlace.extend({ id: z.string() }),
  buffer: z.object({ head: z.int(), tail: z.int() }),
  /** The worst state of the hosts' calendars. */
  calendar_state: CalendarState,
  sequence: z.int().nonnegative(),
  record_id: Id.nullable(),
  visitor_id: z.string().nullable(),
  /** What the booking creates, by the page's settings at booking time. */
  form_submissions_mapping: SubmissionsMapping,
  form_field_mapping: z.record(z.string(), MappedField).default({}),
  reminders: z.array(Reminder).default([]),
  slack_channel: z.string().nullable().default(null),
  /** The Slack channel for the form's answers. A router posts the answers of its own form. */
  answers_channel: z.string().nullable().default(null),
  follow_up_mail_setting: FollowUpMail.nullable().default(null),
  /** The page's notifications at booking time; older meetings have only the three fields above. */
  notifications: Notifications.optional(),
  utm: Utm.default({}),
  submission: BookedSubmission.nullable().default(null),
  /** Addresses that the invitee brings along. */
  guests: z.array(z.string().meta(personal("contact"))).default([]),
  /** null where nobody has to approve it. */
  approval: Approval.nullable().default(null),
  /**
   * On a page with seats: the id of the first event at this time, whose calendar entry and online meeting all share.
   */
  session_id: Id.nullable().default(null),
  invitee_may: pageSettings.invitee_may.default({ cancel: true, reschedule: true }),
  /** `cancelled_by` is empty if the booking expired without an approval. */
  cancellation: z.object({ cancelled_by: z.string(), reason: z.string() }).nullable(),
  change_logs: z.array(ChangeLog),
  /** The secret in the invitee's links. It authorizes reading and rescheduling the event. */
  uuid: z.string(),
  created_at: Time,
  updated_at: Time,
});
export type ScheduledEvent = z.infer<typeof ScheduledEvent>;

/** A meeting as it is written to one host's calendar. */
export type HostedEvent = ScheduledEvent & Pick<EventHost, "dest_cal" | "calendar_event_id">;

/**
 * The kinds of meetings on screens (docs/product/scheduling-events.md#kinds-of-events): on one host's own page, by
 * round robin, with all hosts, and from a suggestion.
 */
export const EVENT_KINDS = ["personal", "team", "collective", "suggested"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** A meeting for members; `attendees` are the hosts without the first. */
export const ScheduledEventView = ScheduledEvent.omit({
  uuid: true,
  visitor_id: true,
  buffer: true,
  strategy: true,
  hosts: true,
  host_ids: true,
  form_field_mapping: true,
  notifications: true,
}).extend({
  kind: z.enum(EVENT_KINDS),
  hosts: z.array(EventHost.pick({ id: true, name: true, email: true, calendar_state: true })),
  attendees: z.array(z.object({ id: Id, name: z.string(), email: z.string() })),
});
export type ScheduledEventView = z.infer<typeof ScheduledEventView>;

/** A meeting for its invitee, who has the secret link. */
export const PublicEvent = z.object({
  id: Id,
  page_id: Id,
  /** Whether it was booked on a page, which may be booked again. */
  type: z.enum(["multi-use", "onetime"]),
  title: z.string(),
  date_range: DateRange,
  approval: Approval.nullable(),
  guest_count: z.int(),
  sequence: z.int(),
  host: z.object({ id: Id, name: z.string() }),
  hosts: z.array(z.object({ id: Id, name: z.string() })),
  invitee: z.object({ name: z.string(), email: z.string() }),
  meeting_plan: PlanPlace,
  /** The meeting plan, which a move keeps. */
  plan_id: z.string(),
  timezone: z.string(),
  language: z.enum(["ko", "en"]),
  cancelled: z.boolean(),
  /** The reason of the cancellation; null without one. */
  cancel_reason: z.string().nullable(),
  /**
   * False when canceled, past, or its booking page (docs/product/scheduling-events.md#changing-an-event) or one of its
   * hosts is gone.
   */
  can_reschedule: z.boolean(),
  /** False when canceled, past, or where its page lets no invitee cancel. */
  can_cancel: z.boolean(),
});
export type PublicEvent = z.infer<typeof PublicEvent>;

/** The public booking request body (docs/product/scheduling.md#booking-request). `phone` is `dialcode-number`. */
export const BookingRequest = z.object({
  invitees: z
    .array(
      z.object({
        name: Line(100).min(1, sharedIssues.required),
        email: InviteeEmail,
        phone: z
          .string()
          .regex(/^$|^\d{1,4}-\d{4,20}$/, schedulingIssues.wirePhone)
          .default(""),
        company: Line(200).default(""),
        note: Lines(2000).default(""),
      }),
    )
    .length(1),
  availability: z.object({ start: AnyTime, end: AnyTime }),
  organizer_id: Id.optional(),
  language: z.enum(["ko", "en"]).default("en"),
  timezone: TimeZone.default(DEFAULT_TIME_ZONE),
  /** Answers to the page's questions, except those that are part of the invitee's values. */
  q_a: Answers.optional(),
  /** The visitor's hold on the time, if any. */
  hold_id: z.uuid().optional(),
  visitor_id: Token(64).optional(),
  /** The registry number of the invitee's company, if they chose it from the search. */
  nice_id: Line(64).optional(),
  utm: Utm.optional(),
  submission: BookedSubmission.optional(),
  /** Addresses that the invitee brings along, as many as the page allows. */
  guests: z
    .array(Email)
    .max(MAX_GUESTS)
    .refine((all) => new Set(all).size === all.length, schedulingIssues.guestTwice)
    .optional(),
});
export type BookingRequest = z.infer<typeof BookingRequest>;

export const Reason = Lines(1000).min(1, schedulingIssues.reason);

export const RescheduleRequest = z.object({
  start: AnyTime,
  end: AnyTime,
  organizer_id: Id.optional(),
  reason: Reason,
});
export type RescheduleRequest = z.infer<typeof RescheduleRequest>;
