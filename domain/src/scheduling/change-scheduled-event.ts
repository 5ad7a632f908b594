import type { Actor } from "../shared/access";
import { AppError } from "../shared/error";
import type { BookingPage } from "./booking-page";
import { type Interval, toRange } from "./interval";
import type { BookingRequest, PublicEvent, ScheduledEvent, ScheduledEventView } from "./scheduled-event";
import { schedulingTexts } from "./texts";

/** A visitor's booking of a page, which waits for the calendar when the page has one. */
export function bookMeeting(
  page: BookingPage,
  host: ScheduledEvent["host"],
  request: BookingRequest,
  ids: { id: string; uuid: string },
  now: string,
): ScheduledEvent {
  const { invitees, availability, language, timezone, visitor_id, utm } = request;
  const [first] = invitees;
  return {
    ...ids,
    title: page.title,
    page_id: page.id,
    timeslots: { id: page.id, type: "multi-use" },
    date_range: availability,
    host,
    invitees: invitees.map(({ name, email, phone }) => ({ name, email, phone })),
    note: first?.note ?? "",
    company: first?.company ?? "",
    language,
    timezone,
    meeting_plan: page.location,
    buffer: page.buffer,
    dest_cal: page.dest_cal,
    // Google takes ids of base32hex digits; those of a UUID are among them.
    calendar_event_id: ids.id.replaceAll("-", ""),
    calendar_state: page.dest_cal ? "pending" : "none",
    sequence: 0,
    record_id: null,
    visitor_id: visitor_id ?? null,
    form_submissions_mapping: page.form_submissions_mapping,
    utm: utm ?? {},
    cancellation: null,
    change_logs: [],
    created_at: now,
    updated_at: now,
  };
}

/** Moves a meeting; its page must still be there (spec/3-scheduling-routing-email.md §4). */
export function moveMeeting(
  before: ScheduledEvent,
  to: { interval: Interval; reason: string },
  actor: Actor,
  now: string,
): ScheduledEvent {
  assertChangeable(before, now);
  const range = toRange(to.interval);
  return {
    ...before,
    date_range: range,
    ...changed(before, now),
    change_logs: [
      ...before.change_logs,
      {
        type: "rescheduled",
        reason: to.reason,
        updated_by: actorName(before, actor),
        timestamp: now,
        old_date_range: before.date_range,
        new_date_range: range,
      },
    ],
  };
}

export function cancelMeeting(before: ScheduledEvent, reason: string, actor: Actor, now: string): ScheduledEvent {
  assertChangeable(before, now);
  const by = actorName(before, actor);
  return {
    ...before,
    ...changed(before, now),
    cancellation: { cancelled_by: by, reason },
    change_logs: [
      ...before.change_logs,
      {
        type: "cancelled",
        reason,
        updated_by: by,
        timestamp: now,
        old_date_range: before.date_range,
        new_date_range: null,
      },
    ],
  };
}

/** Every change counts one up, and the calendar has yet to take it. */
const changed = ({ sequence, dest_cal }: ScheduledEvent, now: string) => ({
  sequence: sequence + 1,
  calendar_state: dest_cal ? ("pending" as const) : ("none" as const),
  updated_at: now,
});

/** A visitor acts as the invitee. */
const actorName = ({ invitees }: ScheduledEvent, actor: Actor): string =>
  actor.role === "public" ? (invitees[0]?.name ?? "") : actor.name || actor.id;

/** Neither cancelled, nor from a suggestion (spec/3 §4), nor over. */
export const isChangeable = ({ cancellation, timeslots, date_range }: ScheduledEvent, now: string): boolean =>
  cancellation === null && timeslots.type === "multi-use" && date_range.end > now;

export function assertChangeable(event: ScheduledEvent, now: string): void {
  if (!isChangeable(event, now)) throw new AppError("CONFLICT", schedulingTexts.notChangeable);
}

/** Only its host and admins change or cancel a meeting. */
export function assertHost({ host }: ScheduledEvent, actor: Actor): void {
  if (host.id !== actor.id && actor.role !== "admin") throw new AppError("FORBIDDEN", schedulingTexts.eventOfOther);
}

export function toEventView(event: ScheduledEvent): ScheduledEventView {
  const { uuid: _, visitor_id: __, buffer: ___, ...view } = event;
  return view;
}

export function toPublicEvent(event: ScheduledEvent, pageExists: boolean, now: string): PublicEvent {
  const [invitee] = event.invitees;
  return {
    id: event.id,
    page_id: event.page_id,
    title: event.title,
    date_range: event.date_range,
    host: { id: event.host.id, name: event.host.name },
    invitee: { name: invitee?.name ?? "", email: invitee?.email ?? "" },
    meeting_plan: event.meeting_plan,
    timezone: event.timezone,
    language: event.language,
    cancelled: event.cancellation !== null,
    can_reschedule: pageExists && isChangeable(event, now),
  };
}
