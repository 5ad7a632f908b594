import {
  BookingPageOptions,
  type BookingPageView,
  DEFAULT_WORKING_HOURS,
  hasWorkingHours,
} from "@dure/domain/scheduling/booking-page";
import type { CalendarView } from "@dure/domain/scheduling/calendar-api";
import { DEFAULT_PLAN } from "@dure/domain/scheduling/meeting-plan";
import type { z } from "zod";
import { calendarRef } from "../calendar/calendar-queries";
import { daySpansAreApart } from "./working-hours";

/** The options with what a page can't be published without (spec/3-scheduling-routing-email.md §5). */
export const PageForm = BookingPageOptions.refine(({ organizers: [first] }) => first?.dest_cal, {
  path: ["organizers.0.dest_cal"],
})
  .refine(({ working_hours }) => hasWorkingHours(working_hours), { path: ["working_hours"] })
  .refine(({ working_hours }) => Object.values(working_hours).every(daySpansAreApart), { path: ["working_hours"] });

export type PageInput = z.input<typeof PageForm>;
export type PageOutput = z.output<typeof PageForm>;

/** A new page on my primary calendar, which also says when I am busy. */
export function newPage(userId: string, timezone: string, calendars: readonly CalendarView[]): PageOutput {
  const writable = calendars.filter(({ canEdit }) => canEdit);
  const first = writable.find(({ primary }) => primary) ?? writable[0];
  const calendar = first ? calendarRef(first) : null;
  const filled = BookingPageOptions.parse({
    title: "-",
    timezone,
    organizers: [{ id: userId, dest_cal: calendar, conflict_cals: calendar ? [calendar] : [] }],
    meeting_plans: [DEFAULT_PLAN],
    working_hours: DEFAULT_WORKING_HOURS,
    window: { start: null, end: null },
    offset: { value: 1, unit: "h" },
    form_submissions_mapping: { record_type_id: null, stage_id: null },
  });
  return { ...filled, title: "" };
}

/** The options of a published page, without what the server keeps beside them. */
export const optionsOf = (page: BookingPageView): PageOutput => BookingPageOptions.parse(page);
