import { z } from "zod";
import { Day, Id, Line, Lines, Time, TimeZone } from "../shared/value";

/** spec/3-scheduling-routing-email.md §9. */
export const DEFAULT_LENGTH_MINUTES = 30;
export const SLOT_INTERVAL_MINUTES = 30;
export const MAX_LENGTH_MINUTES = 12 * 60;
export const MAX_BUFFER_MINUTES = 4 * 60;
/** The longest span of days that one request may ask slots for. */
export const MAX_SLOT_DAYS = 62;

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export const Weekday = z.enum(WEEKDAYS);
export type Weekday = z.infer<typeof Weekday>;

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Must be a time as HH:mm.");

/** Working hours of a weekday, wall-clock times of the page's zone; an end of 00:00 means the end of the day. */
export const WorkingSpan = z
  .object({ start: ClockTime, end: ClockTime })
  .refine(({ start, end }) => end === "00:00" || start < end, "The end must be after the start.");
export type WorkingSpan = z.infer<typeof WorkingSpan>;

export const WorkingHours = z.record(Weekday, z.array(WorkingSpan).max(10));
export type WorkingHours = z.infer<typeof WorkingHours>;

const nineToSix: WorkingSpan[] = [{ start: "09:00", end: "18:00" }];

/** Monday to Friday 09:00–18:00 (spec/3 §9). */
export const DEFAULT_WORKING_HOURS: WorkingHours = {
  mon: nineToSix,
  tue: nineToSix,
  wed: nineToSix,
  thu: nineToSix,
  fri: nineToSix,
  sat: [],
  sun: [],
};

export const MEETING_TYPES = ["google-meet", "phone", "offline"] as const;
export const Location = z.discriminatedUnion("type", [
  z.object({ type: z.literal("google-meet"), value: z.literal("").default("") }),
  z.object({ type: z.literal("phone"), value: Line(60).default("") }),
  z.object({ type: z.literal("offline"), value: Line(300).min(1, "Please enter the address.") }),
]);
export type Location = z.infer<typeof Location>;

export const CalendarRef = z.object({
  provider: z.enum(["google", "outlook", "naver-works"]),
  /** The connected account's e-mail. */
  email: z.string().max(254),
  id: z.string().min(1).max(1024),
});
export type CalendarRef = z.infer<typeof CalendarRef>;

export const SubmissionsMapping = z.object({ record_type_id: Id.nullable(), stage_id: Id.nullable() });

/** What the owner of a page decides. Times are minutes; `offset` is the short-notice limit. */
export const BookingPageOptions = z.object({
  title: Line(100).min(1, "Please enter a title"),
  description: Lines(2000).default(""),
  length: z
    .int()
    .min(5, "Please enter a valid meeting length.")
    .max(MAX_LENGTH_MINUTES)
    .default(DEFAULT_LENGTH_MINUTES),
  timezone: TimeZone,
  location: Location,
  working_hours: WorkingHours,
  /** Days on which the page can be booked, inclusive; an open end is null. */
  window: z
    .object({ start: Day.nullable(), end: Day.nullable() })
    .refine(({ start, end }) => !start || !end || start <= end, "The end must not be before the start."),
  offset: z.object({ value: z.int().min(0).max(365), unit: z.enum(["h", "d"]) }),
  buffer: z.object({ head: z.int().min(0).max(MAX_BUFFER_MINUTES), tail: z.int().min(0).max(MAX_BUFFER_MINUTES) }),
  dest_cal: CalendarRef.nullable(),
  conflict_cals: z.array(CalendarRef).max(50),
  /** What a booking creates: a lead (null) or a deal of a type, at a stage or at its first. */
  form_submissions_mapping: SubmissionsMapping,
});
export type BookingPageOptions = z.infer<typeof BookingPageOptions>;

/** A part of the options; what is left out stays as it is, so nothing here has a default. */
export const BookingPageChanges = BookingPageOptions.extend({
  description: BookingPageOptions.shape.description.unwrap(),
  length: BookingPageOptions.shape.length.unwrap(),
}).partial();
export type BookingPageChanges = z.infer<typeof BookingPageChanges>;

export const BookingPage = BookingPageOptions.extend({
  id: Id,
  organizer: z.object({ id: Id, name: z.string(), email: z.string() }),
  created_by: Id,
  created_at: Time,
  updated_at: Time,
});
export type BookingPage = z.infer<typeof BookingPage>;

/** Working hours of at least one day; a page without any offers nothing. */
export const hasWorkingHours = (hours: WorkingHours): boolean => Object.values(hours).some((spans) => spans.length > 0);

/** The page's own address, given with it. */
export const BookingPageView = BookingPage.extend({ link: z.string(), state: z.enum(["active", "expired"]) });
export type BookingPageView = z.infer<typeof BookingPageView>;

/** Why a visitor can't pick a time (spec/3 §2). */
export const PublicPageState = z.enum(["active", "expired", "no_working_hours", "calendar_disconnected"]);
export type PublicPageState = z.infer<typeof PublicPageState>;

/** A free time that starts at `start` and ends at `end`, both UTC. */
export const Slot = z.object({ start: Time, end: Time });
export type Slot = z.infer<typeof Slot>;

export const PublicBookingPage = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  length: z.int(),
  timezone: z.string(),
  location: z.object({ type: z.enum(MEETING_TYPES), value: z.string() }),
  window: z.object({ start: z.string().nullable(), end: z.string().nullable() }),
  organizer: z.object({ id: z.string(), name: z.string() }),
  team: z.object({ name: z.string(), slug: z.string().nullable() }),
  state: PublicPageState,
});
export type PublicBookingPage = z.infer<typeof PublicBookingPage>;
