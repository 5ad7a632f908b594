import { scheduling } from "virtual:public-contract";
import type { UploadRequest } from "@dure/domain/forms/upload/form-upload";
import type { BookingRequest, RescheduleRequest } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { call } from "../../../lib/public/call";

type Days = { start: string; end: string };

/** Which times are requested: those of a way to meet or an organizer, with the visitor's own times counted as free. */
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
  call(scheduling.getPublicBooking, {
    params: { id },
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
  call(
    scheduling.bookPublicly,
    { query: { id: pageId, type: "multi-use", plan_id: planId }, body },
    { idempotencyKey },
  );

export const allowUpload = (pageId: string, body: UploadRequest) =>
  call(scheduling.allowBookingUpload, { params: { id: pageId }, body });

export const getEvent = (uuid: string, teamSlug: string | undefined) =>
  call(scheduling.getPublicEvent, { params: { uuid }, query: { team_slug: teamSlug } });

export const getEventSlots = async (uuid: string, days: Days) =>
  (await call(scheduling.listPublicEventSlots, { params: { uuid }, query: { ...days, timezone: "UTC" } })).slots;

export const cancel = (uuid: string, teamSlug: string | undefined, body: { reason: string }, idempotencyKey: string) =>
  call(scheduling.cancelPublicly, { params: { id: uuid }, query: { team_slug: teamSlug }, body }, { idempotencyKey });

export const reschedule = (
  uuid: string,
  teamSlug: string | undefined,
  body: RescheduleRequest,
  idempotencyKey: string,
) =>
  call(
    scheduling.reschedulePublicly,
    { params: { id: uuid }, query: { team_slug: teamSlug }, body },
    { idempotencyKey },
  );
