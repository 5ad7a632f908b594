import { z } from "zod";
import { Day, Id, TimeZone } from "../../shared/value";
import { BookingPageOptions, CalendarRef, MAX_CONFLICT_CALENDARS, WorkingHours } from "./booking-page";
import { BufferMinutes, LengthMinutes } from "./meeting-plan";

const { window, days_ahead, offset, date_overrides, daily_limit, weekly_limit, monthly_limit } =
  BookingPageOptions.shape;
const { slot_interval, holidays } = BookingPageOptions.shape;

/** What one organizer would offer by options that need not be saved (docs/product/scheduling.md#editor). */
export const PreviewRequest = z.object({
  /** A published page, whose meetings then count for its daily limit. */
  linkId: Id.optional(),
  /** If absent, the caller. */
  organizer_id: Id.optional(),
  timezone: TimeZone,
  /** Minutes. */
  length: LengthMinutes,
  dateRange: z.object({ start: Day, end: Day }),
  buffer: BufferMinutes,
  availabilities: WorkingHours,
  conflict_cals: z.array(CalendarRef).max(MAX_CONFLICT_CALENDARS),
  dest_cal: CalendarRef.nullable(),
  date_overrides,
  window: window.default({ start: null, end: null }),
  days_ahead,
  offset: offset.default({ value: 0, unit: "h" }),
  daily_limit,
  weekly_limit,
  monthly_limit,
  slot_interval,
  holidays,
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;
