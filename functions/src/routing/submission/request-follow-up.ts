import { followUpOf } from "@dure/domain/routing/submission/follow-up-of";
import type { Intake } from "@dure/domain/routing/submission/intake";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import type { User } from "@dure/domain/shared/caller/user";
import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import { logger } from "firebase-functions";
import { askForFollowUp } from "../../forms/submission/ask-for-follow-up";
import { findHosts } from "../../forms/usage/duty-store";
import { readUser } from "../../identity/user/user-store";
import { fitsMailQuota, type MailQuota } from "../../platform/mail/mail-quota-store";
import { reaction } from "../../platform/outbox/reaction";
import { findIntake } from "./submission-store";

/** Requests a submission's follow-up mail, within the address's limit; redelivered events request it once. */
export const requestFollowUp = reaction("submission-follow-up", ["submission.created"], async (teamId, event) => {
  const row = event.after;
  const intake = await findIntake(row.id);
  if (!intake?.settings.follow_up_mail_setting) return;
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

/**
 * The sender of the reply: the lead's assignee; before a booking, the first host of the page; else the router's
 * creator.
 */
async function organizerOf(teamId: string, { assignee }: SubmissionRow, intake: Intake): Promise<User | undefined> {
  const { outcome } = intake.answer;
  const hosts = outcome.type === "routeTo" ? await findHosts(teamId, outcome.linkId) : [];
  for (const id of [assignee, hosts[0], intake.owner_id]) {
    const user = id && (await readUser(teamId, id));
    if (user) return user;
  }
  return undefined;
}
