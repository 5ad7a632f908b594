import { z } from "zod";
import { UploadGrant, UploadRequest } from "../forms/upload/form-upload";
import { BasedOn } from "../shared/based-on";
import { endpoint } from "../shared/endpoint";
import { sharedIssues } from "../shared/shared-issues";
import { Day, Id, TimeZone, Token } from "../shared/value";
import { bookingDefaultsApi } from "./booking-defaults/api";
import {
  BookingPageChanges,
  BookingPageOptions,
  BookingPageView,
  PublicBookingPage,
  Slot,
} from "./booking-page/booking-page";
import { explanationApi } from "./booking-page/explanation-api";
import { fairnessApi } from "./booking-page/fairness-api";
import { PreviewRequest } from "./booking-page/preview-request";
import { calendarApi } from "./calendar/api";
import { holdApi } from "./hold/api";
import { scheduledEventApi } from "./scheduled-event/api";
import { BookingRequest, PublicEvent, Reason, RescheduleRequest } from "./scheduled-event/scheduled-event";
import { suggestionApi } from "./suggestion/api";

const NO_CONTENT = { successStatus: 204 } as const;
const CREATED = { successStatus: 201 } as const;
const PagePath = z.object({ id: Id });
const TeamSlug = Token(64).optional();
const Days = { start: Day, end: Day, timezone: TimeZone };

const pageApi = {
  listBookingPages: endpoint("member", { method: "GET", path: "/multi-use", summary: "Booking pages of the team" })
    .input(z.object({ query: z.object({ tenant: Token(128).optional() }) }))
    .output(z.object({ data: z.array(BookingPageView) })),

  getBookingPage: endpoint("member", { method: "GET", path: "/multi-use/{id}", summary: "A booking page" })
    .input(z.object({ params: PagePath }))
    .output(BookingPageView),

  createBookingPage: endpoint("member", {
    method: "POST",
    path: "/multi-use/{id}",
    summary: "Publish a booking page",
    ...CREATED,
  })
    .input(
      z.object({
        params: z.object({ id: z.string().regex(/^[a-z]{10}$/, sharedIssues.tenLetters) }),
        body: BookingPageOptions,
      }),
    )
    .output(BookingPageView),

  changeBookingPage: endpoint("member", { method: "PATCH", path: "/multi-use/{id}", summary: "Change a booking page" })
    .input(z.object({ params: PagePath, query: BasedOn.optional(), body: BookingPageChanges }))
    .output(BookingPageView),

  deleteBookingPage: endpoint("member", {
    method: "DELETE",
    path: "/multi-use/{id}",
    summary: "Delete a booking page",
    ...NO_CONTENT,
  })
    .input(z.object({ params: PagePath }))
    .output(z.void()),

  duplicateBookingPage: endpoint("member", {
    method: "POST",
    path: "/multi-use/{id}/duplicate",
    summary: "Copy a booking page",
    ...CREATED,
  })
    .input(z.object({ params: PagePath, body: z.object({}).optional() }))
    .output(BookingPageView),

  previewTimeSlots: endpoint(
    "member",
    {
      method: "POST",
      path: "/timeslots/preview",
      summary: "The times that the given settings would offer",
    },
    { keys: "refused" },
  )
    .input(z.object({ body: PreviewRequest }))
    .output(z.object({ slots: z.array(Slot) })),
};

const publicApi = {
  getPublicBooking: endpoint(
    "public",
    { method: "GET", path: "/public/booking/{id}", summary: "A booking page and its free times between two days" },
    { ratePerMinute: 120 },
  )
    .input(
      z.object({
        params: PagePath,
        query: z.object({
          ...Days,
          team_slug: TeamSlug,
          organizer_id: Id.optional(),
          /** If absent, the page's first meeting plan. */
          plan_id: Token(64).optional(),
          /** The secret of an event that is being moved; its current time counts as free. */
          event: z.uuid().optional(),
          /** The visitor's own hold, whose time stays free for them. */
          hold_id: z.uuid().optional(),
        }),
      }),
    )
    .output(z.object({ page: PublicBookingPage, slots: z.array(Slot) })),

  allowBookingUpload: endpoint(
    "public",
    {
      method: "POST",
      path: "/public/booking/{id}/uploads",
      summary: "Ask where to upload a file that answers a booking page's question",
      ...CREATED,
    },
    { ratePerMinute: 30 },
  )
    .input(z.object({ params: PagePath, body: UploadRequest }))
    .output(UploadGrant),

  bookPublicly: endpoint(
    "public",
    { method: "POST", path: "/public/scheduled-events", summary: "Book a time", ...CREATED },
    { ratePerMinute: 60 },
  )
    .input(
      z.object({
        query: z.object({ id: Id, type: z.enum(["onetime", "multi-use"]), plan_id: Token(64).optional() }),
        body: BookingRequest,
      }),
    )
    .output(PublicEvent.extend({ uuid: z.string() })),

  getPublicEvent: endpoint(
    "public",
    { method: "GET", path: "/public/scheduled-events/{uuid}", summary: "A booked event, for its invitee" },
    { ratePerMinute: 120 },
  )
    .input(z.object({ params: z.object({ uuid: z.uuid() }), query: z.object({ team_slug: TeamSlug }) }))
    .output(PublicEvent),

  listPublicEventSlots: endpoint(
    "public",
    {
      method: "GET",
      path: "/public/scheduled-events/{uuid}/slots",
      summary: "The times that an invitee can move their event to, between two days",
    },
    { ratePerMinute: 120 },
  )
    .input(z.object({ params: z.object({ uuid: z.uuid() }), query: z.object(Days) }))
    .output(z.object({ slots: z.array(Slot) })),

  reschedulePublicly: endpoint(
    "public",
    { method: "PATCH", path: "/public/scheduled-events/{id}", summary: "Move a booked event, as its invitee" },
    { ratePerMinute: 60 },
  )
    .input(
      z.object({
        params: z.object({ id: z.uuid() }),
        query: z.object({ team_slug: TeamSlug, plan_id: Token(64).optional() }),
        body: RescheduleRequest,
      }),
    )
    .output(PublicEvent),

  cancelPublicly: endpoint(
    "public",
    {
      method: "POST",
      path: "/public/scheduled-events/{id}/cancellation",
      summary: "Cancel a booked event with a reason, as its invitee",
    },
    { ratePerMinute: 60 },
  )
    .input(
      z.object({
        params: z.object({ id: z.uuid() }),
        query: z.object({ team_slug: TeamSlug }),
        body: z.object({ reason: Reason }),
      }),
    )
    .output(PublicEvent),
};

export const schedulingApi = {
  ...calendarApi,
  ...bookingDefaultsApi,
  ...pageApi,
  ...fairnessApi,
  ...explanationApi,
  ...suggestionApi,
  ...publicApi,
  ...holdApi,
  ...scheduledEventApi,
};
