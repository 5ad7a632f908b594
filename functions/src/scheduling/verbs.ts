import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verbs } from "../platform/http/endpoint";
import { bookForInvitee } from "./booking/book-for-invitee";
import { bookPublicly } from "./booking/book-publicly";
import { getBookingDefaults } from "./booking-defaults/get-booking-defaults";
import { setBookingDefaults } from "./booking-defaults/set-booking-defaults";
import { allowBookingUpload } from "./booking-page/allow-booking-upload";
import { changeBookingPage } from "./booking-page/change-booking-page";
import { createBookingPage } from "./booking-page/create-booking-page";
import { deleteBookingPage } from "./booking-page/delete-booking-page";
import { duplicateBookingPage } from "./booking-page/duplicate-booking-page";
import { explainTime } from "./booking-page/explain-time";
import { getBookingPage } from "./booking-page/get-booking-page";
import { getFairness } from "./booking-page/get-fairness";
import { getPublicBooking } from "./booking-page/get-public-booking";
import { listBookingPages } from "./booking-page/list-booking-pages";
import { previewTimeSlots } from "./booking-page/preview-time-slots";
import { listCalendarEvents } from "./calendar/list-calendar-events";
import { listCalendars } from "./calendar/list-calendars";
import { listMemberCalendars } from "./calendar/list-member-calendars";
import { cancelEvent } from "./cancellation/cancel-event";
import { cancelPublicly } from "./cancellation/cancel-publicly";
import { holdTime } from "./hold/hold-time";
import { releaseTime } from "./hold/release-time";
import { approveEvent } from "./scheduled-event/approve-event";
import { getPublicEvent } from "./scheduled-event/get-public-event";
import { getScheduledEvent } from "./scheduled-event/get-scheduled-event";
import { listEventSlots } from "./scheduled-event/list-event-slots";
import { listScheduledEvents } from "./scheduled-event/list-scheduled-events";
import { rescheduleEvent } from "./scheduled-event/reschedule-event";
import { reschedulePublicly } from "./scheduled-event/reschedule-publicly";
import { activateSuggestion } from "./suggestion/activate-suggestion";
import { deleteSuggestion } from "./suggestion/delete-suggestion";
import { getPublicTimeslots } from "./suggestion/get-public-timeslots";
import { getSuggestion } from "./suggestion/get-suggestion";
import { listPublicEventSlots } from "./suggestion/list-public-event-slots";
import { listSuggestions } from "./suggestion/list-suggestions";
import { putSuggestion } from "./suggestion/put-suggestion";

export const schedulingVerbs: Verbs<typeof schedulingApi> = {
  listCalendars,
  listMemberCalendars,
  listCalendarEvents,
  getBookingDefaults,
  setBookingDefaults,
  listBookingPages,
  getBookingPage,
  createBookingPage,
  changeBookingPage,
  deleteBookingPage,
  duplicateBookingPage,
  previewTimeSlots,
  getFairness,
  explainTime,
  listOnetime: listSuggestions,
  getOnetime: getSuggestion,
  putOnetime: putSuggestion,
  activateOnetime: activateSuggestion,
  deleteOnetime: deleteSuggestion,
  getPublicTimeslots,
  getPublicBooking,
  allowBookingUpload,
  bookPublicly,
  holdTime,
  releaseTime,
  getPublicEvent,
  listPublicEventSlots,
  reschedulePublicly,
  cancelPublicly,
  bookForInvitee,
  listScheduledEvents,
  getScheduledEvent,
  listEventSlots,
  rescheduleEvent,
  approveEvent,
  cancelEvent,
};
