import { z } from "zod";
import { Email, Id, Line, Lines, WebUrl } from "../shared/value";

/** The mail that follows a submission; it is sent once a template is chosen (spec/3 §3). */
export const FollowUpMail = z.object({
  email_template_id: z.int().positive(),
  sender: z.union([z.literal("ORGANIZER"), Email]).default("ORGANIZER"),
  cc: z.array(Email).max(20).default([]),
  bcc: z.array(Email).max(20).default([]),
});

/** A lead (null) or a deal of a type, at a stage or at its first. */
export const SubmissionsMapping = z.object({ record_type_id: Id.nullable(), stage_id: Id.nullable() });

/** What is done with a submission besides its outcome. */
export const OutcomeSettings = z.object({
  follow_up_mail_setting: FollowUpMail.nullable().default(null),
  form_submissions_mapping: SubmissionsMapping.default({ record_type_id: null, stage_id: null }),
  form_submission_noti_setting: z
    .object({ slack_channel: Line(100).nullable() })
    .nullable()
    .default(null),
  /** Who gets the lead of a message or a redirection; a booking's host gets that of a booking. */
  assignee_setting: z.object({ user_id: Id.nullable() }).nullable().default(null),
});
export type OutcomeSettings = z.infer<typeof OutcomeSettings>;

const named = { name: Line(100).default("") };

/**
 * A booking: `linkId` is the booking page made for the group. With `without_meeting` its attendees get the leads in
 * turns, and nobody is asked for a time; a group that never had a page has its own id there.
 */
export const BookingProps = OutcomeSettings.extend({
  ...named,
  linkId: Id,
  without_meeting: z.boolean().default(false),
  /** Who gets leads without a meeting. */
  assignee_ids: z.array(Id).max(50).default([]),
});

export const MessageProps = OutcomeSettings.extend({ ...named, value: Lines(2000).min(1, "Please enter a message.") });
export const RedirectionProps = OutcomeSettings.extend({ ...named, value: WebUrl });
