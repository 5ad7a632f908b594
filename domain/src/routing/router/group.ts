import { z } from "zod";
import { FollowUpMail } from "../../forms/follow-up-mail";
import { SubmissionsMapping } from "../../forms/submission/submissions-mapping";
import { Id, Line, Lines, WebUrl } from "../../shared/value";
import { routingIssues } from "../routing-issues";

/** What happens to a submission besides its outcome. */
export const OutcomeSettings = z.object({
  follow_up_mail_setting: FollowUpMail.nullable().default(null),
  form_submissions_mapping: SubmissionsMapping.default({ record_type_id: null, stage_id: null }),
  form_submission_noti_setting: z
    .object({ slack_channel: Line(100).nullable() })
    .nullable()
    .default(null),
  /** The assignee of leads from a message or redirection; for a booking, its host is the assignee. */
  assignee_setting: z.object({ user_id: Id.nullable() }).nullable().default(null),
});
export type OutcomeSettings = z.infer<typeof OutcomeSettings>;

const named = { name: Line(100).default("") };

/**
 * A booking group. `linkId` is its booking page. With `without_meeting`, assignees get leads in turn and the visitor
 * chooses no time; a group that never had a page uses its own id.
 */
export const BookingProps = OutcomeSettings.extend({
  ...named,
  linkId: Id,
  without_meeting: z.boolean().default(false),
  /** Assignees of leads without a meeting. */
  assignee_ids: z.array(Id).max(50).default([]),
});

export const MessageProps = OutcomeSettings.extend({ ...named, value: Lines(2000).min(1, routingIssues.message) });
export const RedirectionProps = OutcomeSettings.extend({ ...named, value: WebUrl });
