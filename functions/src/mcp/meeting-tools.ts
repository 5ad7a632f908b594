import { AnyTime, Day, DEFAULT_TIME_ZONE, Id, TimeZone, Token } from "@dure/domain/shared/value";
import { z } from "zod";
import { Rows } from "./rows";
import { type AnyTool, defineTool, type ToolContext } from "./tool";

const Page = { page_id: Id.describe("From list_booking_pages") };
const Plan = { plan_id: Token(64).optional().describe("The way to meet; by default, the page's first one") };

const PageSummary = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      timezone: z.string(),
      meeting_plans: z.array(z.object({ id: z.string(), type: z.string(), length: z.unknown() })),
      form: z.unknown(),
    }),
  ),
});

const listBookingPages = defineTool({
  name: "list_booking_pages",
  title: "List booking pages",
  description: "The team's booking pages with their ways to meet and the questions of their forms.",
  action: "read",
  input: z.object({}),
  run: async ({ call }) => PageSummary.parse(await call("scheduling.listBookingPages", { query: {} })),
});

/** Asked first, since the public page with its times would answer for any team's page. */
const assertOwnPage = ({ call }: ToolContext, id: string) => call("scheduling.getBookingPage", { params: { id } });

const FreeTimes = z.object({ slots: z.array(z.unknown()) });

const listFreeTimes = defineTool({
  name: "list_free_times",
  title: "List free times",
  description: "The times at which a booking page can be booked between two days.",
  action: "read",
  input: z.object({
    ...Page,
    ...Plan,
    start: Day.describe("YYYY-MM-DD"),
    end: Day.describe("YYYY-MM-DD, within 62 days of the start"),
    timezone: TimeZone.default(DEFAULT_TIME_ZONE).describe("The time zone of the days; an IANA name"),
  }),
  run: async (context, { page_id, ...query }) => {
    await assertOwnPage(context, page_id);
    const answer = await context.call("scheduling.getPublicBooking", { params: { id: page_id }, query });
    return FreeTimes.parse(answer);
  },
});

const bookMeeting = defineTool({
  name: "book_meeting",
  title: "Book a meeting",
  description:
    "Book a free time of a booking page in someone's name. The page chooses the host, and the invitee gets an email. Call list_free_times first.",
  action: "write",
  input: z.object({
    ...Page,
    ...Plan,
    start: AnyTime.describe("ISO time of a free time's start"),
    end: AnyTime.describe("ISO time of its end"),
    name: z.string().describe("The invitee's name"),
    email: z.string().describe("The invitee's email"),
    phone: z.string().optional().describe("82-1012345678: dial code, hyphen, number"),
    company: z.string().optional(),
    note: z.string().optional(),
    language: z.enum(["ko", "en"]).default("ko").describe("The language of the invitee's emails"),
    timezone: TimeZone.default(DEFAULT_TIME_ZONE),
    q_a: z.array(z.unknown()).optional().describe("Answers to the form's questions, as [{name, value}]"),
  }),
  run: ({ call }, { page_id, plan_id, start, end, language, timezone, q_a, ...invitee }) =>
    call("scheduling.bookForInvitee", {
      params: { id: page_id },
      query: { plan_id },
      body: { invitees: [invitee], availability: { start, end }, language, timezone, q_a },
    }),
});

const listMeetings = defineTool({
  name: "list_meetings",
  title: "List meetings",
  description: "Booked meetings by their start; pass the returned cursor for more.",
  action: "read",
  input: z.object({
    from: AnyTime.optional().describe("ISO time: only meetings that start then or later"),
    to: AnyTime.optional().describe("ISO time: only meetings that start before it"),
    ...Rows,
  }),
  run: ({ call }, { limit, ...query }) =>
    call("scheduling.listScheduledEvents", { query: { ...query, page_count: limit } }),
});

export const meetingTools: readonly AnyTool[] = [listBookingPages, listFreeTimes, bookMeeting, listMeetings];
