import { needsBooking, toFollowUpRequest } from "../../forms/follow-up-mail";
import type { Intake } from "./intake";
import type { SubmissionRow } from "./submission";

/**
 * Whether a submission's follow-up mail waits for a booking (docs/product/forms.md#follow-up-mail), because only then
 * the organizer who sends it or the meeting in its template is known.
 * @param template the template's subject and text
 */
export function waitsForBooking({ answer, settings }: Pick<Intake, "answer" | "settings">, template: string): boolean {
  if (answer.outcome.type !== "routeTo") return false;
  return settings.follow_up_mail_setting?.sender === "ORGANIZER" || needsBooking(template);
}

/**
 * The request for a submission's follow-up mail, by its outcome's settings at submission time; null without settings or
 * without the visitor's address.
 * @param host the sender
 * @param meeting the values that a booking gives
 */
export function followUpOf(
  { id, name, email, phone, company }: SubmissionRow,
  { settings }: Pick<Intake, "settings">,
  host: { id: string; name: string; email: string },
  meeting: Readonly<Record<string, string>> = {},
) {
  const { follow_up_mail_setting: setting } = settings;
  if (!setting || !email) return null;
  return toFollowUpRequest(setting, { id, guest: { name, email, phone }, company, host }, meeting);
}
