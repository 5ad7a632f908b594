import { z } from "zod";
import { sharedIssues } from "../../shared/shared-issues";
import { Line, WebUrl } from "../../shared/value";
import { schedulingIssues } from "../scheduling-issues";

/** docs/product/scheduling.md#meeting-plans. */
export const DEFAULT_LENGTH_MINUTES = 30;
export const DEFAULT_PHONE_LENGTH_MINUTES = 5;
export const MAX_LENGTH_MINUTES = 12 * 60;
export const MAX_BUFFER_MINUTES = 4 * 60;
export const MAX_PLANS = 5;

export const MEETING_TYPES = ["google-meet", "zoom", "teams", "custom", "phone", "offline"] as const;
export const MeetingType = z.enum(MEETING_TYPES, schedulingIssues.meetingType);
export type MeetingType = z.infer<typeof MeetingType>;

/** The online ways to meet whose link a service creates when the meeting is booked. */
export const CONFERENCING_TYPES = ["google-meet", "zoom", "teams"] as const;

export const LengthMinutes = z.int().min(5, schedulingIssues.meetingLength).max(MAX_LENGTH_MINUTES);
export const BufferMinutes = z.object({
  head: z.int().min(0).max(MAX_BUFFER_MINUTES),
  tail: z.int().min(0).max(MAX_BUFFER_MINUTES),
});
export type BufferMinutes = z.infer<typeof BufferMinutes>;

const common = {
  id: z.string().regex(/^[\w-]{1,64}$/, sharedIssues.shortId),
  /** Minutes. */
  length: LengthMinutes,
  /** Minutes kept free before and after. */
  buffer: BufferMinutes.default({ head: 0, tail: 0 }),
};

/** A way to meet, and how long it takes. `value` is an address, a phone number or a link of the host's own. */
export const MeetingPlan = z.discriminatedUnion(
  "type",
  [
    z.object({ ...common, type: z.enum(CONFERENCING_TYPES), value: z.literal("").default("") }),
    z.object({ ...common, type: z.literal("phone"), value: Line(60).default("") }),
    z.object({ ...common, type: z.literal("offline"), value: Line(300).min(1, schedulingIssues.address) }),
    z.object({ ...common, type: z.literal("custom"), value: WebUrl }),
  ],
  { error: ({ code }) => (code === "invalid_union" ? schedulingIssues.meetingType : undefined) },
);
export type MeetingPlan = z.infer<typeof MeetingPlan>;

export const MeetingPlans = z
  .array(MeetingPlan)
  .min(1, schedulingIssues.noPlans)
  .max(MAX_PLANS)
  .refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, schedulingIssues.planIdTwice);

/** Where or how people meet, as an event and a public page say it. */
export const PlanPlace = z.object({ type: MeetingType, value: z.string() });

/** How a new page meets: 30 minutes on Google Meet (docs/product/scheduling.md#meeting-plans). */
export const DEFAULT_PLAN: MeetingPlan = {
  id: "default",
  type: "google-meet",
  value: "",
  length: DEFAULT_LENGTH_MINUTES,
  buffer: { head: 0, tail: 0 },
};
