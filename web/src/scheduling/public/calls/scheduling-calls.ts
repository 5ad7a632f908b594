import type { PublicBookingPage, Slot } from "@dure/domain/scheduling/booking-page";
import type { BookingRequest, PublicEvent, RescheduleRequest } from "@dure/domain/scheduling/scheduled-event";
import { call } from "./call";

type Days = { start: string; end: string };
type BookingAnswer = { page: PublicBookingPage; slots: Slot[] };

/**
 * A page and its free times between two days, both included; days are UTC's, so that every reader asks for the same.
 * @param moving the secret of an event about to be moved, whose own time then counts as free
 */
export const getBooking = (id: string, days: Days, moving?: string) =>
  call<BookingAnswer>({
    method: "GET",
    path: `/public/booking/${encodeURIComponent(id)}`,
    query: { ...days, timezone: "UTC", event: moving },
  });

export const book = (pageId: string, body: BookingRequest, idempotencyKey: string) =>
  call<PublicEvent & { uuid: string }>({
    method: "POST",
    path: "/public/scheduled-events",
    query: { id: pageId, type: "multi-use" },
    body,
    idempotencyKey,
  });

export const getEvent = (uuid: string, teamSlug: string | undefined) =>
  call<PublicEvent>({
    method: "GET",
    path: `/public/scheduled-events/${encodeURIComponent(uuid)}`,
    query: { team_slug: teamSlug },
  });

export const reschedule = (
  uuid: string,
  teamSlug: string | undefined,
  body: RescheduleRequest,
  idempotencyKey: string,
) =>
  call<PublicEvent>({
    method: "PATCH",
    path: `/public/scheduled-events/${encodeURIComponent(uuid)}`,
    query: { team_slug: teamSlug },
    body,
    idempotencyKey,
  });
