import type { BookingDefaults } from "./booking-defaults/booking-defaults";
import type { BookingPage, CalendarRef } from "./booking-page/booking-page";
import type { BookedSubmission, ScheduledEvent } from "./scheduled-event/scheduled-event";
import type { Suggestion } from "./suggestion/suggestion";

/** The id is the member's. */
type OwnDefaults = BookingDefaults & { id: string };

/** A member's calendar that its account no longer shows. */
type LostCalendar = { id: string; user_id: string; calendar: CalendarRef };

/**
 * A booking for which notifications are sent, with the values for templates. The link of its online meeting is already
 * known, if it gets one.
 */
type AnnouncedMeeting = Pick<ScheduledEvent, "id" | "page_id" | "host"> & {
  submission: BookedSubmission;
  values: Record<string, string>;
};

export type SchedulingEvent =
  | { type: "booking-defaults.changed"; before: OwnDefaults | null; after: OwnDefaults }
  | { type: "booking-page.created"; before: null; after: BookingPage }
  | { type: "booking-page.changed"; before: BookingPage; after: BookingPage }
  | { type: "booking-page.deleted"; before: BookingPage; after: null }
  | { type: "calendar.lost"; before: null; after: LostCalendar }
  | { type: "onetime.created"; before: null; after: Suggestion }
  | { type: "onetime.changed"; before: Suggestion; after: Suggestion }
  | { type: "onetime.deleted"; before: Suggestion; after: null }
  | { type: "meeting.created"; before: null; after: ScheduledEvent }
  /** A booking that needs its host's approval: followed by `meeting.created`, or by `meeting.declined`. */
  | { type: "meeting.requested"; before: null; after: ScheduledEvent }
  | { type: "meeting.declined"; before: ScheduledEvent; after: ScheduledEvent }
  /** For a meeting that came from a form's submission. */
  | { type: "meeting.announced"; before: null; after: AnnouncedMeeting }
  | { type: "meeting.rescheduled"; before: ScheduledEvent; after: ScheduledEvent }
  | { type: "meeting.cancelled"; before: ScheduledEvent; after: ScheduledEvent }
  | { type: "meeting.updated"; before: ScheduledEvent; after: ScheduledEvent };
