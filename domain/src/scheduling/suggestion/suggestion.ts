import { z } from "zod";
import { personal } from "../../shared/personal";
import { sharedIssues } from "../../shared/shared-issues";
import { AnyTime, Id, Line, Lines, Time, TimeZone, WebUrl } from "../../shared/value";
import { CalendarRef } from "../booking-page/booking-page";
import { MAX_LENGTH_MINUTES, PlanPlace } from "../booking-page/meeting-plan";
import { schedulingIssues } from "../scheduling-issues";
import { MINUTE_MS, toInterval } from "../slots/interval";

export const MAX_SUGGESTED_TIMES = 100;
export const MAX_ATTENDEES = 20;

/**
 * The ways to meet online (docs/product/scheduling-events.md#suggested-meetings). Skype and custom links carry their
 * own value; the others' links are created by a service.
 */
const Conferencing = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["google-meet", "zoom", "teams"]), value: z.literal("").default("") }),
  z.object({ type: z.enum(["skype", "custom"]), value: WebUrl }),
]);

const Location = z.object({
  type: z.enum(["address", "phone"]),
  value: Line(300).min(1, schedulingIssues.place),
});

const SuggestedTime = z
  .object({ start: AnyTime, end: AnyTime })
  .refine(({ start, end }) => start < end, sharedIssues.endBeforeStart)
  .refine((time) => {
    const { start, end } = toInterval(time);
    return end - start <= MAX_LENGTH_MINUTES * MINUTE_MS;
  }, schedulingIssues.tooLong);

/** A suggestion: meeting times that a member picked for an invitee. The wire calls it `onetime`. */
export const SuggestionOptions = z
  .object({
    title: Line(100).min(1, sharedIssues.title),
    dest_cal: CalendarRef.nullable(),
    timezone: TimeZone,
    availabilities: z
      .array(SuggestedTime)
      .min(1, schedulingIssues.noTimes)
      .max(MAX_SUGGESTED_TIMES)
      .refine((times) => new Set(times.map(({ start, end }) => `${start} ${end}`)).size === times.length, {
        message: schedulingIssues.timeTwice,
      }),
    /** How people meet online; null when they meet at a location or by phone. */
    conferencing: Conferencing.nullable(),
    location: Location.nullable(),
    invitee: z.object({ name: Line(100), email: z.union([z.literal(""), z.email().max(254)]) }),
    /** Other members who take part, by their ids. */
    attendees: z.array(Id).max(MAX_ATTENDEES).default([]),
    description: Lines(2000).default(""),
    /** Whether booking pages don't offer the suggested times until one is chosen. */
    hold: z.boolean().default(true),
  })
  .refine(({ conferencing, location }) => (conferencing === null) !== (location === null), {
    path: ["location"],
    message: schedulingIssues.onePlace,
  });
export type SuggestionOptions = z.infer<typeof SuggestionOptions>;

const SUGGESTION_STATES = ["created", "activated", "booked", "cancelled"] as const;

export const Suggestion = z.object({
  ...SuggestionOptions.shape,
  id: Id,
  organizer: z.object({ id: Id, name: z.string(), email: z.string() }),
  /**
   * created, then activated by a separate call, then booked, and canceled with its meeting
   * (docs/product/scheduling-events.md#suggested-meetings).
   */
  state: z.enum(SUGGESTION_STATES),
  /** The meeting that was booked from it. */
  scheduled_event_id: Id.nullable(),
  /** The time that the invitee chose; null before, and for suggestions booked before it was kept. */
  chosen_time: z.object({ start: Time, end: Time }).nullable().default(null),
  created_at: Time,
  updated_at: Time,
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A suggestion for members, with its public address; the invitee may be masked. */
export const SuggestionView = Suggestion.extend({
  link: z.string(),
  invitee: z.object({ name: z.string(), email: z.string().meta(personal("contact")) }),
});
export type SuggestionView = z.infer<typeof SuggestionView>;

/** Whether a time can be chosen, or why none can. */
export const PublicSuggestionState = z.enum(["open", "booked", "cancelled", "over", "calendar_disconnected"]);
export type PublicSuggestionState = z.infer<typeof PublicSuggestionState>;

/**
 * A suggestion for its invitee: the times that are still free, and the place as far as it is public before the booking.
 */
export const PublicSuggestion = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  timezone: z.string(),
  availabilities: z.array(z.object({ start: Time, end: Time })),
  organizer: z.object({ id: Id, name: z.string() }),
  attendees: z.array(z.object({ id: Id, name: z.string() })),
  meeting_plan: PlanPlace,
  invitee: z.object({ name: z.string(), email: z.string() }),
  team: z.object({ name: z.string(), slug: z.string().nullable() }),
  state: PublicSuggestionState,
});
export type PublicSuggestion = z.infer<typeof PublicSuggestion>;
