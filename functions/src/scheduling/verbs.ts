import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verbs } from "../platform/endpoint";
import { changeBookingPage } from "./booking-page/change-booking-page";
import { createBookingPage } from "./booking-page/create-booking-page";
import { deleteBookingPage } from "./booking-page/delete-booking-page";
import { duplicateBookingPage } from "./booking-page/duplicate-booking-page";
import { getBookingPage } from "./booking-page/get-booking-page";
import { getPublicBooking } from "./booking-page/get-public-booking";
import { listBookingPages } from "./booking-page/list-booking-pages";
import { previewTimeSlots } from "./booking-page/preview-time-slots";
import { listCalendarEvents } from "./calendar/list-calendar-events";
import { listCalendars } from "./calendar/list-calendars";
import { listMemberCalendars } from "./calendar/list-member-calendars";
import { bookPublicly } from "./scheduled-event/book-publicly";
import { cancelEvent } from "./scheduled-event/cancel-event";
import { getPublicEvent } from "./scheduled-event/get-public-event";
import { listScheduledEvents } from "./scheduled-event/list-scheduled-events";
import { rescheduleEvent } from "./scheduled-event/reschedule-event";
import { reschedulePublicly } from "./scheduled-event/reschedule-publicly";

export const schedulingVerbs: Verbs<typeof schedulingApi> = {
  listCalendars,
  listMemberCalendars,
  listCalendarEvents,
  listBookingPages,
  getBookingPage,
  createBookingPage,
  changeBookingPage,
  deleteBookingPage,
  duplicateBookingPage,
  previewTimeSlots,
  getPublicBooking,
  bookPublicly,
  getPublicEvent,
  reschedulePublicly,
  listScheduledEvents,
  rescheduleEvent,
  cancelEvent,
};
