import { z } from "zod";
import {
  CalendarRef,
  DEFAULT_WORKING_HOURS,
  MAX_CONFLICT_CALENDARS,
  type Organizer,
  WEEKDAYS,
  type WorkingHours,
  WorkingSpan,
} from "../booking-page/booking-page";
import { CONFERENCING_TYPES } from "../booking-page/meeting-plan";

/** The defaults of a member's new pages: their advanced options (docs/product/scheduling.md#defaults-of-a-member). */
export const BookingDefaults = z.object({
  /** The default way to meet online; null for none. */
  conferencing: z.enum(CONFERENCING_TYPES).nullable(),
  calendarToAddEvent: CalendarRef.nullable(),
  calendarToCheckConflicts: z.array(CalendarRef).max(MAX_CONFLICT_CALENDARS),
  /** The spans of each weekday, from Monday. */
  workingHours: z.array(z.array(WorkingSpan).max(10)).length(WEEKDAYS.length),
});
export type BookingDefaults = z.infer<typeof BookingDefaults>;

export const toWorkingHours = ({ workingHours }: Pick<BookingDefaults, "workingHours">): WorkingHours =>
  Object.fromEntries(WEEKDAYS.map((weekday, place) => [weekday, workingHours[place] ?? []])) as WorkingHours;

export const fromWorkingHours = (hours: WorkingHours): BookingDefaults["workingHours"] =>
  WEEKDAYS.map((weekday) => hours[weekday]);

/**
 * The defaults before a member saves any: Google Meet, and the hours of a new page
 * (docs/product/scheduling.md#defaults-of-a-member).
 * @param calendar the one for new events
 * @param own all that block times
 */
export const initialDefaults = (calendar: CalendarRef | null, own: readonly CalendarRef[]): BookingDefaults => ({
  conferencing: calendar && calendar.provider !== "google" ? null : "google-meet",
  calendarToAddEvent: calendar,
  calendarToCheckConflicts: own.slice(0, MAX_CONFLICT_CALENDARS),
  workingHours: fromWorkingHours(DEFAULT_WORKING_HOURS),
});

/** Gives an organizer without a calendar all calendars of their defaults. */
export function withDefaultCalendars(organizer: Organizer, defaults: BookingDefaults): Organizer {
  const { calendarToAddEvent: dest_cal, calendarToCheckConflicts } = defaults;
  const conflict_cals = organizer.conflict_cals.length > 0 ? organizer.conflict_cals : calendarToCheckConflicts;
  return { ...organizer, dest_cal, conflict_cals };
}
