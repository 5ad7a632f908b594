import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { findUnsafeValue } from "../../shared/find-unsafe-value";
import { sharedIssues } from "../../shared/shared-issues";
import { AnyTime, Id, TimeZone } from "../../shared/value";
import { CalendarProviderId } from "../../teams/connection";
import { CalendarRef } from "../booking-page/booking-page";

/**
 * The longest range whose events one call answers: a week with its neighbours needs 21 days
 * (docs/product/scheduling-calendars.md#events).
 */
export const MAX_EVENT_DAYS = 62;
const MAX_CALENDARS = 50;

export const CalendarView = z.object({
  account: z.object({ provider: CalendarProviderId, email: z.string() }),
  id: z.string(),
  name: z.string(),
  color: z.string(),
  canEdit: z.boolean(),
  primary: z.boolean(),
});
export type CalendarView = z.infer<typeof CalendarView>;

const ColoredCalendar = z.object({ id: z.string(), color: z.string() });

/** The calendars of one account of a member, by permission. */
export const MemberCalendars = z.object({
  provider: CalendarProviderId,
  email: z.string(),
  writer: z.array(ColoredCalendar),
  reader: z.array(ColoredCalendar),
});
export type MemberCalendars = z.infer<typeof MemberCalendars>;

/** An event of the calendar page. An all-day event begins and ends at midnight of the requested zone. */
export const CalendarEvent = z.object({
  id: z.string(),
  name: z.string(),
  dateRange: z.object({ start: z.iso.datetime({ precision: 3 }), end: z.iso.datetime({ precision: 3 }) }),
  isAllDay: z.boolean(),
  /** The calendar's id. */
  calendar: z.string(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** A parameter that carries JSON. */
const inJson = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .max(8_000)
    .transform((text, ctx) => {
      try {
        const value: unknown = JSON.parse(text);
        // The platform has only checked the raw text; after decoding, escapes may give characters that can't be stored.
        if (!findUnsafeValue(value)) return value;
      } catch {
        // Refused below.
      }
      ctx.addIssue({ code: "custom", message: sharedIssues.json });
      return z.NEVER;
    })
    .pipe(schema);

/** Ids of connections, to limit the request to some of the caller's accounts. */
const Tokens = inJson(z.array(Id).max(MAX_CALENDARS)).optional();

export const calendarApi = {
  listCalendars: endpoint(
    "member",
    {
      method: "GET",
      path: "/calendars",
      summary: "Calendars of my connected accounts",
    },
    { keys: "refused" },
  )
    .input(z.object({ query: z.object({ tokens: Tokens }).optional() }))
    .output(z.object({ data: z.array(CalendarView), needs_regrant: z.array(z.string()) })),

  listMemberCalendars: endpoint("member", {
    method: "GET",
    path: "/calendar-list/{userId}",
    summary: "Which calendars a member can write to and read, without their names",
  })
    .input(z.object({ params: z.object({ userId: Id }) }))
    .output(z.array(MemberCalendars)),

  listCalendarEvents: endpoint(
    "member",
    {
      method: "GET",
      path: "/calendars-events",
      summary: "Events of my calendars",
    },
    { keys: "refused" },
  )
    .input(
      z.object({
        query: z.object({
          tokens: Tokens,
          calendars: inJson(z.array(CalendarRef).max(MAX_CALENDARS)),
          range: inJson(z.object({ start: AnyTime, end: AnyTime })),
          timezone: TimeZone,
        }),
      }),
    )
    .output(z.array(z.object({ calendar: CalendarRef, events: z.array(CalendarEvent) }))),
};
