import type { Intake } from "./intake";
import type { SubmissionRow } from "./submission";

/** The follow-up mail's id in the mail ledger. */
export const followUpId = ({ id }: Pick<SubmissionRow, "id">): string => `follow-up-${id}`;

/**
 * The request for a submission's follow-up mail, by its outcome's settings at submission time; null without settings or
 * without the visitor's address.
 * @param host the sender
 */
export function followUpOf(
  row: SubmissionRow,
  { settings }: Pick<Intake, "settings">,
  host: { id: string; name: string; email: string },
) {
  const { follow_up_mail_setting: setting } = settings;
  const { email, name, phone, company } = row;
  if (!setting || !email) return null;
  const { email_template_id: template_id, sender, cc, bcc } = setting;
  const values = {
    invitee_name: name,
    invitee_email: email,
    invitee_phone: phone,
    company,
    host_name: host.name,
    host_email: host.email,
  };
  return { id: followUpId(row), template_id, sender, cc, bcc, to: { email, name }, host, values };
}
