import type { Area } from "../lib/area";
import { lazyComponent } from "../ui/lazy/lazy-component";

export const area: Area = {
  member: [
    {
      path: "connect-calendar",
      lazy: { Component: async () => (await import("./calendar/connect-calendar-page")).ConnectCalendarPage },
    },
    {
      path: "schedule",
      handle: { menu: "schedule" },
      lazy: { Component: async () => (await import("./scheduled-event/schedule-page")).SchedulePage },
    },
    {
      path: "calendar",
      handle: { menu: "oneOffMeeting" },
      lazy: { Component: async () => (await import("./calendar-page/calendar-page")).CalendarPage },
    },
    {
      path: "booking-pages",
      handle: { menu: "bookingPages" },
      lazy: { Component: async () => (await import("./booking-page/list/booking-pages")).BookingPages },
    },
    {
      path: "booking-pages/:id",
      lazy: { Component: async () => (await import("./booking-page/edit-booking-page")).EditBookingPage },
    },
  ],
  settings: [
    {
      path: "calendar",
      handle: { settings: "calendar" },
      lazy: { Component: async () => (await import("./booking-defaults/calendar-settings")).CalendarSettings },
    },
    {
      path: "connections",
      handle: { settings: "connections" },
      lazy: { Component: async () => (await import("./calendar/connections-page")).ConnectionsPage },
    },
  ],
  parts: {
    DayMeetings: lazyComponent(async () => (await import("./scheduled-event/day-meetings")).DayMeetings),
    GroupPageForm: lazyComponent(async () => (await import("./booking-page/group/group-page-form")).GroupPageForm),
    RouterMeetings: lazyComponent(async () => (await import("./scheduled-event/router-meetings")).RouterMeetings),
    GroupPageSummary: lazyComponent(
      async () => (await import("./booking-page/group/group-page-summary")).GroupPageSummary,
    ),
  },
  overlays: lazyComponent(async () => (await import("./regrant/regrant-overlay")).RegrantOverlay),
  changes: ["meeting", "booking-page", "onetime", "booking-defaults", "connection"],
};
