import type { Intake } from "./intake";
import type { SubmissionRow } from "./submission";

/** The mail that follows a submission, in the ledger of mails. */
export const followUpId = ({ id }: Pick<SubmissionRow, "id">): string => `follow-up-${id}`;

/**
 * What is asked of the mail that follows a submission, as its outcome said when it came; null when it said nothing, or
 * the visitor gave no address.
 * @param host in whose name it goes out
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
