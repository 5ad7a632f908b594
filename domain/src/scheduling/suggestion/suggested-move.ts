import {
  BookingPageOptions,
  type CalendarRef,
  DEFAULT_WORKING_HOURS,
  Organizer,
  type WorkingHours,
} from "../booking-page/booking-page";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import { type Interval, MINUTE_MS, toInterval } from "../slots/interval";
import type { Suggestion } from "./suggestion";

/** The host's usual hours and blocking calendars for a suggested meeting, if they saved any. */
type HostHours = { timezone: string; hours: WorkingHours | undefined; calendars: readonly CalendarRef[] };

/**
 * Booking page options for moving a suggested meeting: all of its hosts together, with its length, in its main host's
 * usual hours (docs/product/scheduling-events.md#moving-a-suggested-meeting).
 */
export function optionsOfSuggested(
  event: ScheduledEvent,
  { timezone, hours, calendars }: HostHours,
): BookingPageOptions {
  const { start, end } = toInterval(event.date_range);
  // The place does not change; only the length and the buffer matter here.
  const { id } = event.meeting_plan;
  return BookingPageOptions.parse({
    title: event.title,
    timezone,
    strategy: "collective",
    organizers: event.hosts.map((host, place) =>
      Organizer.parse({ id: host.id, dest_cal: host.dest_cal, conflict_cals: place === 0 ? calendars : [] }),
    ),
    meeting_plans: [{ id, type: "phone", value: "", length: (end - start) / MINUTE_MS, buffer: NO_BUFFER }],
    working_hours: hours ?? DEFAULT_WORKING_HOURS,
    window: { start: null, end: null },
    offset: { value: 0, unit: "h" },
    slot_interval: 30,
    form_submissions_mapping: { record_type_id: null, stage_id: null },
  });
}

const NO_BUFFER = { head: 0, tail: 0 };

/** The other times that a suggestion offered, as long as they are not over. */
export const otherTimes = (
  { availabilities }: Pick<Suggestion, "availabilities">,
  { date_range }: Pick<ScheduledEvent, "date_range">,
  now: string,
): Interval[] =>
  availabilities
    .filter(({ start, end }) => start > now && (start !== date_range.start || end !== date_range.end))
    .map(toInterval)
    .sort((a, b) => a.start - b.start);

/** The suggestion after its meeting was moved: no time of it is offered again. */
export const followMove = (before: Suggestion, { date_range }: ScheduledEvent, now: string): Suggestion => ({
  ...before,
  chosen_time: date_range,
  updated_at: now,
});
