import { z } from "zod";
import { AnyTime, Id, Line, Lines, Time, TimeZone } from "../shared/value";
import { CalendarRef } from "./booking-page";

export const MAX_SUGGESTED_TIMES = 100;

/** The ways to meet that a suggestion names (spec/3-scheduling-routing-email.md §3). */
export const CONFERENCING = ["google-meet", "skype", "zoom", "teams", "custom"] as const;

/** Meeting times that a member has picked for somebody: one-time time slots. */
export const OnetimeOptions = z.object({
  title: Line(100).min(1, "Please enter a title"),
  dest_cal: CalendarRef.nullable(),
  timezone: TimeZone,
  availabilities: z
    .array(
      z
        .object({ start: AnyTime, end: AnyTime })
        .refine(({ start, end }) => start < end, "The end must be after the start."),
    )
    .min(1, "Please choose at least one time.")
    .max(MAX_SUGGESTED_TIMES),
  /** How people meet online; null when they meet at a location or by phone. */
  conferencing: z.object({ type: z.enum(CONFERENCING), value: Line(2000).default("") }).nullable(),
  location: z.object({ type: z.enum(["address", "phone"]), value: Line(300) }).nullable(),
  invitee: z.object({ name: Line(100), email: z.union([z.literal(""), z.email()]) }),
  /** Other members who take part. */
  attendees: z.array(Id).max(20).default([]),
  description: Lines(2000).default(""),
  /** Keeps the suggested times free on the member's booking pages until one is chosen. */
  hold: z.boolean().default(true),
});
export type OnetimeOptions = z.infer<typeof OnetimeOptions>;

export const Onetime = OnetimeOptions.extend({
  id: Id,
  organizer: z.object({ id: Id, name: z.string(), email: z.string() }),
  /** saved, then offered by a call of its own, then booked once. */
  state: z.enum(["created", "activated", "booked"]),
  created_at: Time,
  updated_at: Time,
});
export type Onetime = z.infer<typeof Onetime>;

export const OnetimeView = Onetime.extend({ link: z.string() });
export type OnetimeView = z.infer<typeof OnetimeView>;
