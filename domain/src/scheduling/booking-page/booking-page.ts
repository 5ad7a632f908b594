import { z } from "zod";
import { FollowUpMail } from "../../forms/follow-up-mail";
import { MappedField } from "../../forms/mapping/field-path";
import { SubmissionsMapping } from "../../forms/submission/submissions-mapping";
import { sharedIssues } from "../../shared/shared-issues";
import { Day, Id, Line, Lines, MapKey, Time, TimeZone, Token } from "../../shared/value";
import { DEFAULT_NOTIFICATIONS, MAX_REMINDERS, Notifications, SendAt } from "../notification/notification";
import { schedulingIssues } from "../scheduling-issues";
import { BookingForm, DEFAULT_FORM } from "./booking-form";
import { MeetingPlans, PlanPlace } from "./meeting-plan";
import { AfterBooking, PageBrand, pageSettings, pageSettingsWithDefaults } from "./page-settings";
import { MAX_WEIGHT } from "./round-robin";

/** The longest span of days that one request may ask slots for. */
export const MAX_SLOT_DAYS = 62;

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export const Weekday = z.enum(WEEKDAYS);
export type Weekday = z.infer<typeof Weekday>;

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, schedulingIssues.clockTime);

/** Working hours of a weekday, wall-clock times of the page's zone; an end of 00:00 means the end of the day. */
export const WorkingSpan = z
  .object({ start: ClockTime, end: ClockTime })
  .refine(({ start, end }) => end === "00:00" || start < end, sharedIssues.endBeforeStart);
export type WorkingSpan = z.infer<typeof WorkingSpan>;

export const WorkingHours = z.record(Weekday, z.array(WorkingSpan).max(10));
export type WorkingHours = z.infer<typeof WorkingHours>;

const nineToSix: WorkingSpan[] = [{ start: "09:00", end: "18:00" }];

/** Monday to Friday 09:00–18:00 (docs/product/scheduling.md#working-hours). */
export const DEFAULT_WORKING_HOURS: WorkingHours = {
  mon: nineToSix,
  tue: nineToSix,
  wed: nineToSix,
  thu: nineToSix,
  fri: nineToSix,
  sat: [],
  sun: [],
};

export const CalendarRef = z.object({
  provider: z.enum(["google", "outlook", "naver-works"]),
  /** The connected account's e-mail. */
  email: Token(254),
  id: Token(1024).min(1),
});
export type CalendarRef = z.infer<typeof CalendarRef>;

/** What replaces the working hours of one local day; no spans make it a day off. */
export const DateOverride = z.object({ day: Day, spans: z.array(WorkingSpan).max(10) });
export type DateOverride = z.infer<typeof DateOverride>;

const DateOverrides = z
  .array(DateOverride)
  .max(366)
  .refine((all) => new Set(all.map(({ day }) => day)).size === all.length, schedulingIssues.dayTwice);

/** The most calendars that block one organizer. */
export const MAX_CONFLICT_CALENDARS = 50;

/** A member who takes meetings on a page. null means the page's own setting. */
export const Organizer = z.object({
  id: Id,
  description: Lines(500).default(""),
  /** Own working hours, in the page's zone. */
  availabilities: WorkingHours.nullable().default(null),
  date_overrides: DateOverrides.nullable().default(null),
  /** The calendar for new events; null at publishing means the member's default. */
  dest_cal: CalendarRef.nullable().default(null),
  conflict_cals: z.array(CalendarRef).max(MAX_CONFLICT_CALENDARS).default([]),
  /** Own locations, by the ids of the page's plans. */
  meeting_plans: MeetingPlans.nullable().default(null),
  /** The weight in a round robin: bookings for each one of a member with weight 1. */
  weight: z.int().min(1).max(MAX_WEIGHT).default(1),
});
export type Organizer = z.infer<typeof Organizer>;

/** `sub` is the page of a router's group: it is edited and deleted with the group. */
export const PAGE_MODES = ["stand-alone", "sub"] as const;

export const STRATEGIES = ["collective", "round-robin"] as const;

/** When before a meeting people are reminded; `digit` is the unit (docs/product/scheduling.md#reminders). */
export const Reminder = z.object({
  type: z.enum(["email", "kakao"]),
  send_at: SendAt,
});
export type Reminder = z.infer<typeof Reminder>;

export const MAX_ORGANIZERS = 50;

const SlackChannel = Line(100).nullable();

/** The options of a page, without defaults. `offset` is the short-notice limit. */
const Fields = z.object({
  title: Line(100).min(1, sharedIssues.title),
  description: Lines(2000),
  timezone: TimeZone,
  strategy: z.enum(STRATEGIES),
  organizers: z
    .array(Organizer)
    .min(1, schedulingIssues.noAttendees)
    .max(MAX_ORGANIZERS)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, schedulingIssues.attendeeTwice),
  meeting_plans: MeetingPlans,
  working_hours: WorkingHours,
  date_overrides: DateOverrides,
  /** Days on which the page can be booked, inclusive; an open end is null. */
  window: z
    .object({ start: Day.nullable(), end: Day.nullable() })
    .refine(({ start, end }) => !start || !end || start <= end, schedulingIssues.endDayBeforeStart),
  /** How many days ahead of today, in the page's zone, can be booked; null for any. The window applies, too. */
  days_ahead: z.int().min(1).max(365).nullable(),
  /** `bd` are business days. */
  offset: z.object({ value: z.int().min(0).max(365), unit: z.enum(["h", "d", "bd"]) }),
  /** The most meetings of this page that one organizer takes on a day of the page's zone. */
  daily_limit: z.int().min(1).max(100).nullable(),
  reminders: z.array(Reminder).max(MAX_REMINDERS),
  /** The Slack channel for posts about bookings. */
  slack_channel: SlackChannel,
  form: BookingForm,
  /** The field in which each answer is stored, by question name. */
  form_field_mapping: z.record(MapKey(64), MappedField),
  form_submission_noti_setting: z.object({ slack_channel: SlackChannel }).nullable(),
  /** What a booking creates: a lead (null) or a deal of a type, at a stage or at its first. */
  form_submissions_mapping: SubmissionsMapping,
  follow_up_mail_setting: FollowUpMail.nullable(),
  ...pageSettings,
  /**
   * Also covers `reminders`, `slack_channel` and `follow_up_mail_setting` (docs/product/scheduling-notifications.md).
   */
  notifications: Notifications,
});

const { shape } = Fields;

export const BookingPageOptions = Fields.extend({
  mode: z.enum(PAGE_MODES).default("stand-alone"),
  description: shape.description.default(""),
  strategy: shape.strategy.default("collective"),
  date_overrides: shape.date_overrides.default([]),
  days_ahead: shape.days_ahead.default(null),
  daily_limit: shape.daily_limit.default(null),
  reminders: shape.reminders.default([]),
  slack_channel: shape.slack_channel.default(null),
  form: shape.form.default(DEFAULT_FORM),
  form_field_mapping: shape.form_field_mapping.default({}),
  form_submission_noti_setting: shape.form_submission_noti_setting.default(null),
  follow_up_mail_setting: shape.follow_up_mail_setting.default(null),
  notifications: shape.notifications.optional(),
  ...pageSettingsWithDefaults,
});
export type BookingPageOptions = z.infer<typeof BookingPageOptions>;

/** A partial change of the options: missing options stay, so there are no defaults. */
export const BookingPageChanges = Fields.partial();
export type BookingPageChanges = z.infer<typeof BookingPageChanges>;

export const BookingPage = BookingPageOptions.extend({
  notifications: shape.notifications.default(DEFAULT_NOTIFICATIONS),
  id: Id,
  created_by: Id,
  created_at: Time,
  updated_at: Time,
});
export type BookingPage = z.infer<typeof BookingPage>;

/** The kind of a page on the screen (docs/product/scheduling.md#kinds). */
export const PAGE_KINDS = ["oneOnOne", "collective", "roundRobin"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export function pageKind({ strategy, organizers }: Pick<BookingPageOptions, "strategy" | "organizers">): PageKind {
  if (strategy === "round-robin") return "roundRobin";
  return organizers.length > 1 ? "collective" : "oneOnOne";
}

/** Whether any day has working hours; a page without them offers nothing. */
export const hasWorkingHours = (hours: WorkingHours): boolean => Object.values(hours).some((spans) => spans.length > 0);

/** A page with its address and derived values. */
export const BookingPageView = BookingPage.extend({
  link: z.string(),
  /** `calendar_disconnected`: it takes no bookings until its hosts have connected their calendars again. */
  state: z.enum(["active", "off", "expired", "calendar_disconnected"]),
  kind: z.enum(PAGE_KINDS),
});
export type BookingPageView = z.infer<typeof BookingPageView>;

/** Why a visitor can't pick a time (docs/product/scheduling.md#states). */
export const PublicPageState = z.enum([
  "active",
  "off",
  "expired",
  "no_working_hours",
  "calendar_disconnected",
  "host_left",
]);
export type PublicPageState = z.infer<typeof PublicPageState>;

/** A free time that starts at `start` and ends at `end`, both UTC. */
export const Slot = z.object({ start: Time, end: Time });
export type Slot = z.infer<typeof Slot>;

export const PublicPlan = PlanPlace.extend({ id: z.string(), length: z.int() });
export type PublicPlan = z.infer<typeof PublicPlan>;

export const PublicBookingPage = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  timezone: z.string(),
  kind: z.enum(PAGE_KINDS),
  meeting_plans: z.array(PublicPlan),
  form: BookingForm,
  window: z.object({ start: z.string().nullable(), end: z.string().nullable() }),
  seats: z.int(),
  approval: z.boolean(),
  max_guests: z.int(),
  after_booking: AfterBooking,
  brand: PageBrand,
  organizers: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  team: z.object({ name: z.string(), slug: z.string().nullable() }),
  state: PublicPageState,
});
export type PublicBookingPage = z.infer<typeof PublicBookingPage>;
