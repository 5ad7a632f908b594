import { allowsJourney } from "../../forms/answer/allows-journey";
import { maskEmail } from "../../records/record/mask";
import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import { phoneAsRead } from "../../shared/phone";
import { updatedAfter } from "../../shared/updated-after";
import type { BookingPage, CalendarRef } from "../booking-page/booking-page";
import type { MeetingPlan } from "../booking-page/meeting-plan";
import { type Interval, toRange } from "../slots/interval";
import { schedulingTexts } from "../texts";
import { askedAs } from "./asked-as";
import { calendarEventId } from "./busy-time";
import type {
  BookingRequest,
  CalendarState,
  EventHost,
  EventKind,
  HostedEvent,
  PublicEvent,
  ScheduledEvent,
  ScheduledEventView,
} from "./scheduled-event";

type Person = ScheduledEvent["host"];

/**
 * The hosts of a booking, its meeting plan, and the session that it joins, where its page has seats: its own id opens one.
 */
export type Booking = {
  hosts: readonly (Person & { dest_cal: CalendarRef | null })[];
  plan: MeetingPlan;
  sessionId?: string | undefined;
};

/** What a meeting copies from its page. */
type Booked = Pick<
  BookingPage,
  | "id"
  | "title"
  | "strategy"
  | "form_submissions_mapping"
  | "form_field_mapping"
  | "reminders"
  | "slack_channel"
  | "follow_up_mail_setting"
> &
  Partial<
    Pick<
      BookingPage,
      "form" | "form_submission_noti_setting" | "notifications" | "approval" | "max_guests" | "invitee_may"
    >
  >;

/**
 * Creates the meeting of a booking; its hosts' calendars are pending.
 * @throws BAD_REQUEST with more guests than the page allows
 */
export function bookMeeting(
  page: Booked,
  { hosts, plan, sessionId }: Booking,
  request: BookingRequest,
  ids: { id: string; uuid: string },
  now: string,
): ScheduledEvent {
  const { invitees, availability, language, timezone, visitor_id, utm, q_a, submission } = request;
  const [guest] = invitees;
  const guests = (request.guests ?? []).filter((email) => email !== guest?.email);
  if (guests.length > (page.max_guests ?? 0)) throw new AppError("BAD_REQUEST", schedulingTexts.tooManyGuests);
  return {
    ...ids,
    title: page.title,
    page_id: page.id,
    timeslots: { id: page.id, type: "multi-use" },
    strategy: page.strategy,
    date_range: availability,
    ...takenByHosts(hosts, sessionId ?? ids.id),
    invitees: invitees.map(({ name, email, phone }) => ({ name, email, phone: phoneAsRead(phone) })),
    q_a: (q_a ?? []).map((answer) => ({ ...answer, ...askedAs(page.form ?? [], answer.name) })),
    files: [],
    note: guest?.note ?? "",
    company: guest?.company ?? "",
    nice_id: request.nice_id ?? null,
    language,
    timezone,
    meeting_plan: { id: plan.id, type: plan.type, value: plan.value },
    buffer: plan.buffer,
    sequence: 0,
    record_id: null,
    visitor_id: allowsJourney(page.form ?? [], q_a ?? []) ? (visitor_id ?? null) : null,
    form_submissions_mapping: page.form_submissions_mapping,
    form_field_mapping: page.form_field_mapping,
    reminders: page.reminders,
    slack_channel: page.slack_channel,
    answers_channel: submission ? null : (page.form_submission_noti_setting?.slack_channel ?? null),
    follow_up_mail_setting: page.follow_up_mail_setting,
    ...(page.notifications && { notifications: page.notifications }),
    utm: utm ?? {},
    submission: submission ?? null,
    guests,
    approval: page.approval ? "pending" : null,
    session_id: sessionId ?? null,
    invitee_may: page.invitee_may ?? { cancel: true, reschedule: true },
    cancellation: null,
    change_logs: [],
    created_at: now,
    updated_at: now,
  };
}

/** The hosts of a meeting, each with the event in their own calendar. The first is the invitee's contact. */
function takenByHosts(people: Booking["hosts"], id: string) {
  const hosts = people.map(
    ({ id: hostId, name, email, dest_cal }, place): EventHost => ({
      id: hostId,
      name,
      email,
      dest_cal,
      calendar_event_id: calendarEventId(id, place),
      calendar_state: dest_cal ? "pending" : "none",
    }),
  );
  const [first] = hosts;
  if (!first) throw new Error("A meeting needs a host.");
  const host = { id: first.id, name: first.name, email: first.email };
  return { host, hosts, host_ids: hosts.map((one) => one.id), calendar_state: worstState(hosts) };
}

const WORST = ["failed", "refused", "pending", "written", "none"] as const;

const worstState = (hosts: readonly EventHost[]): CalendarState =>
  WORST.find((state) => hosts.some(({ calendar_state }) => calendar_state === state)) ?? "none";

/** The meeting as it is written to one host's calendar. */
export const toHostedEvent = (
  event: ScheduledEvent,
  { id, name, email, dest_cal, calendar_event_id }: EventHost,
): HostedEvent => ({
  ...event,
  host: { id, name, email },
  dest_cal,
  calendar_event_id,
});

/** The meeting after its host's calendar was written. An existing conference link stays. */
export function withCalendarState(
  event: ScheduledEvent,
  hostId: string,
  { calendar_state, link }: { calendar_state: CalendarState; link: string },
): ScheduledEvent {
  const hosts = event.hosts.map((host) => (host.id === hostId ? { ...host, calendar_state } : host));
  const value = link || event.meeting_plan.value;
  return { ...event, hosts, calendar_state: worstState(hosts), meeting_plan: { ...event.meeting_plan, value } };
}

/** Limits of a meeting's moves: its log is stored with it, and each move is mailed to everybody. */
const MAX_MOVES = 100;
const MAX_MOVES_BY_INVITEE = 20;

/** Moves a meeting; its page must still be there (docs/product/scheduling-events.md#changing-an-event). */
export function rescheduleMeeting(
  before: ScheduledEvent,
  to: { interval: Interval; reason: string },
  actor: Actor,
  now: string,
): ScheduledEvent {
  assertMovable(before, now);
  if (before.change_logs.length >= (actor.role === "public" ? MAX_MOVES_BY_INVITEE : MAX_MOVES))
    throw new AppError("CONFLICT", schedulingTexts.movedTooOften);
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
        by_invitee: actor.role === "public",
        timestamp: now,
        old_date_range: before.date_range,
        new_date_range: range,
      },
    ],
  };
}

/** A booking that waited for its host becomes a meeting. */
export function approveMeeting(before: ScheduledEvent, now: string): ScheduledEvent {
  assertChangeable(before, now);
  if (before.approval !== "pending" || before.date_range.start <= now)
    throw new AppError("CONFLICT", schedulingTexts.notPending);
  return { ...before, approval: "approved", updated_at: updatedAfter(before, now) };
}

/** Each change increments the sequence and makes the calendars pending. */
export function changed(before: ScheduledEvent, now: string) {
  const hosts = before.hosts.map((host) => ({ ...host, calendar_state: host.dest_cal ? "pending" : "none" }) as const);
  const updated_at = updatedAfter(before, now);
  return { sequence: before.sequence + 1, hosts, calendar_state: worstState(hosts), updated_at };
}

/** A visitor acts as the invitee. */
export const actorName = ({ invitees }: ScheduledEvent, actor: Actor): string =>
  actor.role === "public" ? (invitees[0]?.name ?? "") : actor.name || actor.id;

/** Neither canceled nor over (docs/product/scheduling-events.md#changing-an-event). */
export const isChangeable = ({ cancellation, date_range }: ScheduledEvent, now: string): boolean =>
  cancellation === null && date_range.end > now;

/** Whether a meeting can be moved: any changeable one, unless it waits for approval or is a seat in a session. */
export const mayMove = (event: ScheduledEvent, now: string): boolean =>
  isChangeable(event, now) && event.approval !== "pending" && event.session_id === null;

/** @throws CONFLICT */
export function assertMovable(event: ScheduledEvent, now: string): void {
  assertChangeable(event, now);
  if (!mayMove(event, now)) throw new AppError("CONFLICT", schedulingTexts.notMovable);
}

export function assertChangeable(event: ScheduledEvent, now: string): void {
  if (!isChangeable(event, now)) throw new AppError("CONFLICT", schedulingTexts.notChangeable);
}

/** Only its hosts and admins change or cancel a meeting. */
export function assertHost({ host_ids }: ScheduledEvent, actor: Actor): void {
  if (!host_ids.includes(actor.id) && actor.role !== "admin")
    throw new AppError("FORBIDDEN", schedulingTexts.eventOfOther);
}

export function toEventView(event: ScheduledEvent): ScheduledEventView {
  const { uuid: _, visitor_id: __, buffer: ___, host_ids: ____, form_field_mapping: _____, ...rest } = event;
  const { strategy: ______, notifications: _______, ...view } = rest;
  return {
    ...view,
    kind: eventKind(event),
    hosts: view.hosts.map(({ id, name, email, calendar_state }) => ({ id, name, email, calendar_state })),
    attendees: view.hosts.slice(1).map(({ id, name, email }) => ({ id, name, email })),
  };
}

export function eventKind({ timeslots, strategy, hosts }: ScheduledEvent): EventKind {
  if (timeslots.type === "onetime") return "suggested";
  if (strategy === "round-robin") return "team";
  return hosts.length > 1 ? "collective" : "personal";
}

/** @param isMovable whether its page and all of its hosts still exist */
export function toPublicEvent(event: ScheduledEvent, isMovable: boolean, now: string): PublicEvent {
  const [invitee] = event.invitees;
  return {
    id: event.id,
    page_id: event.page_id,
    type: event.timeslots.type,
    title: event.title,
    date_range: event.date_range,
    approval: event.approval,
    guest_count: event.guests.length,
    sequence: event.sequence,
    host: { id: event.host.id, name: event.host.name },
    hosts: event.hosts.map(({ id, name }) => ({ id, name })),
    invitee: { name: invitee?.name ?? "", email: maskEmail(invitee?.email ?? "") },
    meeting_plan: { type: event.meeting_plan.type, value: event.meeting_plan.value },
    plan_id: event.meeting_plan.id,
    timezone: event.timezone,
    language: event.language,
    cancelled: event.cancellation !== null,
    cancel_reason: event.cancellation?.reason ?? null,
    can_reschedule: isMovable && event.invitee_may.reschedule && mayMove(event, now),
    can_cancel: event.invitee_may.cancel && isChangeable(event, now),
  };
}
