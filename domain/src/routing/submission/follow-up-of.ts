import { toFollowUpRequest } from "../../forms/follow-up-mail";
import type { Intake } from "./intake";
import type { SubmissionRow } from "./submission";

/**
 * Whether a submission's follow-up mail may leave. One in the assigned organizer's name waits until the visitor has booked:
 * before that, nobody is assigned.
 */
export function isFollowUpDue(
  { status }: Pick<SubmissionRow, "status">,
  { answer, settings }: Pick<Intake, "answer" | "settings">,
): boolean {
  const isByOrganizer = settings.follow_up_mail_setting?.sender === "ORGANIZER";
  return answer.outcome.type !== "routeTo" || !isByOrganizer || status === "confirmed";
}

/**
 * The request for a submission's follow-up mail, by its outcome's settings at submission time; null without settings or
 * without the visitor's address.
 * @param host the sender
 */
export function followUpOf(
  { id, name, email, phone, company }: SubmissionRow,
  { settings }: Pick<Intake, "settings">,
  host: { id: string; name: string; email: string },
) {
  const { follow_up_mail_setting: setting } = settings;
  if (!setting || !email) return null;
  return toFollowUpRequest(setting, { id, guest: { name, email, phone }, company, host }, {});
}
