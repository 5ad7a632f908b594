import type { PublicBookingPage, Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type {
  BookingRequest,
  PublicEvent,
  RescheduleRequest,
} from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { call } from "../../../lib/public/call";

type Days = { start: string; end: string };
type BookingAnswer = { page: PublicBookingPage; slots: Slot[] };

/** What times are asked for: those of a way to meet, of a certain organizer, and with one's own times counting as free. */
export type Wanted = {
  planId?: string | undefined;
  organizerId?: string | undefined;
  /** The visitor's own hold. */
  holdId?: string | undefined;
  /** The secret of an event about to be moved. */
  moving?: string | undefined;
};

/** A page and its free times between two days, both included; days are UTC's, so that every reader asks for the same. */
export const getBooking = (id: string, days: Days, { planId, organizerId, holdId, moving }: Wanted = {}) =>
  call<BookingAnswer>({
    method: "GET",
    path: `/public/booking/${encodeURIComponent(id)}`,
    query: {
      ...days,
      timezone: "UTC",
      plan_id: planId,
      organizer_id: organizerId,
      hold_id: holdId,
      event: moving,
    },
  });

export const book = (pageId: string, planId: string | undefined, body: BookingRequest, idempotencyKey: string) =>
  call<PublicEvent & { uuid: string }>({
    method: "POST",
    path: "/public/scheduled-events",
    query: { id: pageId, type: "multi-use", plan_id: planId },
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
