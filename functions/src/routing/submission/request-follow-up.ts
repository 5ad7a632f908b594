import { followUpOf, isFollowUpDue } from "@dure/domain/routing/submission/follow-up-of";
import type { Intake } from "@dure/domain/routing/submission/intake";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import { logger } from "firebase-functions";
import { askForFollowUp } from "../../forms/submission/ask-for-follow-up";
import { listUsers, readUser } from "../../identity/user/user-store";
import { fitsMailQuota, type MailQuota } from "../../platform/mail/mail-quota-store";
import { reaction } from "../../platform/outbox/reaction";
import { findIntake } from "./submission-store";

const EVENTS = ["submission.created", "submission.changed"] as const;

/**
 * Requests a submission's follow-up mail, within the address's limit, once it is due. Redelivered and later events request
 * it once.
 */
export const requestFollowUp = reaction("submission-follow-up", EVENTS, async (teamId, event) => {
  const row = event.after;
  const intake = await findIntake(row.id);
  if (!intake?.settings.follow_up_mail_setting || !isFollowUpDue(row, intake)) return;
  const user = await organizerOf(teamId, row, intake);
  if (!user) return;
  if (row.email && !(await fitsMailQuota([quotaOf(teamId, row)])))
    return logger.warn("A follow-up was not requested: too many for one address.", { teamId, submission: row.id });
  const host = { id: user.user_id, name: user.display_name, email: user.email };
  await askForFollowUp(teamId, () => followUpOf(row, intake, host));
});

/** Nobody has proven the address that a visitor typed: a stranger can't be flooded by submissions in their name. */
const quotaOf = (teamId: string, { id, email }: SubmissionRow): MailQuota => ({
  key: `follow-up of ${teamId} to ${mailboxOf(email)}`,
  limit: MAIL_LIMITS.submission.recipient,
  ids: [id],
});

/** Whose mail it is: the meeting's host, else the lead's assignee, else the sender who is named, else the router's creator. */
async function organizerOf(teamId: string, { organizer, assignee }: SubmissionRow, intake: Intake) {
  for (const id of [organizer, assignee]) {
    const user = id && (await readUser(teamId, id));
    if (user) return user;
  }
  const named = (await listUsers(teamId, ["ACTIVE"])).find(
    ({ email }) => email === intake.settings.follow_up_mail_setting?.sender,
  );
  return named ?? readUser(teamId, intake.owner_id);
}
