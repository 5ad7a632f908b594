import { followUpOf, waitsForBooking } from "@dure/domain/routing/submission/follow-up-of";
import type { Intake } from "@dure/domain/routing/submission/intake";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { logger } from "firebase-functions";
import { askForFollowUp } from "../../forms/submission/ask-for-follow-up";
import { readTemplateContent } from "../../forms/usage/template-use-store";
import { listUsers, readUser } from "../../identity/user/user-store";
import { fitsMailQuota } from "../../platform/mail/mail-quota-store";
import { visitorMailQuotas } from "../../platform/mail/visitor-mail-quotas";
import { reaction } from "../../platform/outbox/reaction";
import { findIntake, findRow } from "./submission-store";

type Host = { id: string; name: string; email: string };

/** Requests a submission's follow-up mail, unless it waits for a booking. Redelivered events request it once. */
export const requestFollowUp = reaction("submission-follow-up", ["submission.created"], async (teamId, event) => {
  const row = event.after;
  const intake = await findIntake(row.id);
  const mail = intake?.settings.follow_up_mail_setting;
  if (!intake || !mail) return;
  if (waitsForBooking(intake, await readTemplateContent(teamId, mail.email_template_id))) return;
  const host = await organizerOf(teamId, row, intake);
  if (host) await request(teamId, { row, intake }, host);
});

/**
 * Requests the follow-up mail that waited for a booking, in the name of the meeting's host and with the meeting's
 * values. Does nothing if the submission's follow-up was requested before.
 */
export const requestAwaitedFollowUp = reaction(
  "submission-follow-up-of-booking",
  ["meeting.announced"],
  async (teamId, { after: { submission, page_id, host, values } }) => {
    const intake = await findIntake(submission.id);
    if (intake?.team_id !== teamId || !intake.settings.follow_up_mail_setting) return;
    // The submission's id comes from the booking page: it counts only for the page that the visitor was led to.
    const { outcome } = intake.answer;
    if (outcome.type !== "routeTo" || outcome.linkId !== page_id) return;
    const row = await findRow(intake);
    if (row) await request(teamId, { row, intake }, host, values);
  },
);

/** Requests the mail, unless the visitor's address has used up its quota. */
async function request(
  teamId: string,
  { row, intake }: { row: SubmissionRow; intake: Intake },
  host: Host,
  values?: Readonly<Record<string, string>>,
): Promise<void> {
  if (row.email && !(await fitsMailQuota(visitorMailQuotas("submission", teamId, [{ id: row.id, email: row.email }]))))
    return logger.warn("A follow-up was not requested: too many for one address.", { teamId, submission: row.id });
  await askForFollowUp(teamId, () => followUpOf(row, intake, host, values));
}

/** The member in whose name the mail is sent: the lead's assignee, else the named sender, else the router's creator. */
async function organizerOf(teamId: string, { assignee }: SubmissionRow, intake: Intake): Promise<Host | undefined> {
  const assigned = assignee ? await readUser(teamId, assignee) : undefined;
  const sender = intake.settings.follow_up_mail_setting?.sender;
  const user =
    assigned ??
    (await listUsers(teamId, ["ACTIVE"])).find(({ email }) => email === sender) ??
    (await readUser(teamId, intake.owner_id));
  return user && { id: user.user_id, name: user.display_name, email: user.email };
}
