import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { ScheduledEvent } from "../scheduled-event/scheduled-event";

const { invitees, host, date_range, meeting_plan, utm, q_a } = ScheduledEvent.shape;

const PayloadMeeting = z.object({
  id: Id,
  title: z.string(),
  booking_page_id: Id,
  date_range,
  timezone: z.string(),
  language: z.enum(["ko", "en"]),
  host,
  hosts: z.array(host),
  invitees,
  company: z.string(),
  note: z.string(),
  answers: q_a,
  meeting_plan,
  utm,
  /** Its lead or deal; null until that is found or made, shortly after the booking. */
  record_id: Id.nullable(),
  /** The submission of a form that led to the booking. */
  submission_id: z.string().nullable(),
  cancelled: z.boolean(),
  created_at: Time,
  updated_at: Time,
});

const Change = z.object({ reason: z.string(), old_date_range: date_range, new_date_range: date_range.nullable() });

/** The `data` of the triggers about meetings (docs/webhooks.md). */
export const MeetingPayload = z.object({
  meeting: PayloadMeeting,
  /** Present for `meeting-rescheduled` and `meeting-cancelled`. */
  change: Change.optional(),
});
export type MeetingPayload = z.infer<typeof MeetingPayload>;

/** The `data` of `invitee-created`: one for each invitee of a meeting. */
export const InviteePayload = z.object({ invitee: invitees.element, meeting: PayloadMeeting });
export type InviteePayload = z.infer<typeof InviteePayload>;

/**
 * A meeting as webhooks show it, unmasked. Without the secret of the invitee's links: whoever has it can move the
 * meeting.
 */
export const payloadMeeting = (event: ScheduledEvent): MeetingPayload["meeting"] => ({
  id: event.id,
  title: event.title,
  booking_page_id: event.page_id,
  date_range: event.date_range,
  timezone: event.timezone,
  language: event.language,
  host: event.host,
  hosts: event.hosts.map(({ id, name, email }) => ({ id, name, email })),
  invitees: event.invitees,
  company: event.company,
  note: event.note,
  answers: event.q_a,
  meeting_plan: event.meeting_plan,
  utm: event.utm,
  record_id: event.record_id,
  submission_id: event.submission?.id ?? null,
  cancelled: event.cancellation !== null,
  created_at: event.created_at,
  updated_at: event.updated_at,
});

/** The last change of a meeting. */
export function lastChange({ change_logs }: ScheduledEvent): MeetingPayload["change"] {
  const last = change_logs.at(-1);
  if (!last) return undefined;
  const { reason, old_date_range, new_date_range } = last;
  return { reason, old_date_range, new_date_range };
}
