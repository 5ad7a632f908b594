import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Cursor } from "../../shared/page";
import { AnyTime, Day, Id, TimeZone, Token } from "../../shared/value";
import { Slot } from "../booking-page/booking-page";
import { BookingRequest, PublicEvent, Reason, RescheduleRequest, ScheduledEventView } from "./scheduled-event";

/** The most events that one answer holds. */
export const MAX_LISTED_EVENTS = 2_000;

const EventPath = z.object({ id: Id });
const TeamSlug = Token(64).optional();

export const scheduledEventApi = {
  bookForInvitee: endpoint("member", {
    method: "POST",
    path: "/multi-use/{id}/scheduled-events",
    summary: "Book a time on the team's booking page in someone's name",
    successStatus: 201,
  })
    .input(
      z.object({
        params: EventPath,
        query: z.object({ plan_id: Token(64).optional() }).optional(),
        body: BookingRequest,
      }),
    )
    .output(PublicEvent.extend({ uuid: z.string() })),

  listScheduledEvents: endpoint("member", {
    method: "GET",
    path: "/scheduled-events",
    summary: "Scheduled events of the team, by their start",
  })
    .input(
      z.object({
        query: z.object({
          /** Those that start at `from` or later, and before `to`. */
          from: AnyTime.optional(),
          to: AnyTime.optional(),
          /** Those that were booked on one page, or by a router. */
          router_linkId: Token(64).optional(),
          /** Those that one member takes part in as a host. */
          host_id: Id.optional(),
          order: z.enum(["asc", "desc"]).default("asc"),
          cursor: Cursor.optional(),
          page_count: z.coerce.number<number>().int().min(1).max(MAX_LISTED_EVENTS).default(MAX_LISTED_EVENTS),
        }),
      }),
    )
    .output(z.object({ data: z.array(ScheduledEventView), cursor: z.string().nullable(), is_last: z.boolean() })),

  getScheduledEvent: endpoint("member", {
    method: "GET",
    path: "/scheduled-events/{id}",
    summary: "A scheduled event of the team",
  })
    .input(z.object({ params: EventPath }))
    .output(ScheduledEventView),

  listEventSlots: endpoint("member", {
    method: "GET",
    path: "/scheduled-events/{id}/slots",
    summary: "The times that an event can be moved to, between two days",
  })
    .input(z.object({ params: EventPath, query: z.object({ start: Day, end: Day, timezone: TimeZone }) }))
    .output(z.object({ slots: z.array(Slot) })),

  rescheduleEvent: endpoint("member", {
    method: "PATCH",
    path: "/scheduled-events/{id}",
    summary: "Move an event, as its host",
  })
    .input(
      z.object({
        params: EventPath,
        query: z.object({ team_slug: TeamSlug, plan_id: Token(64).optional() }),
        body: RescheduleRequest,
      }),
    )
    .output(ScheduledEventView),

  approveEvent: endpoint("member", {
    method: "POST",
    path: "/scheduled-events/{id}/approval",
    summary: "Approve a booking that is waiting for its host",
  })
    .input(z.object({ params: EventPath }))
    .output(ScheduledEventView),

  cancelEvent: endpoint("member", {
    method: "POST",
    path: "/scheduled-events/{id}/cancellation",
    summary: "Cancel an event with a reason, or decline one that is waiting for approval",
  })
    .input(z.object({ params: EventPath, body: z.object({ reason: Reason }) }))
    .output(ScheduledEventView),
};
