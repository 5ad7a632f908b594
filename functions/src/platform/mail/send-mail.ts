import { mailFrom } from "../config";
import { MailRefused, sendOnce } from "./send-once";
import { sendgrid } from "./sendgrid";

export type MailFile = { filename: string; type: string; content: string | Buffer };

export type Mail = {
  to: { email: string; name?: string };
  cc?: string[];
  bcc?: string[];
  /** An address at the team's verified domain; the product's own address when left out. */
  from?: string;
  /** The sender's display name. */
  fromName?: string;
  replyTo?: { email: string; name?: string };
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailFile[];
};

/**
 * Sends a mail of the product once (`sendOnce`).
 * @param id derived from the mail's cause, the same in every attempt
 */
export const sendMail = (teamId: string, id: string, mail: Mail): Promise<void> =>
  sendOnce(teamId, id, mail.to.email, () => sendBySendgrid(teamId, id, mail));

/**
 * Hands a mail to SendGrid, from the team's or the product's address.
 * @returns the message's id
 * @throws MailRefused if SendGrid answers an error
 */
export async function sendBySendgrid(teamId: string, id: string, mail: Mail): Promise<string> {
  const [response] = await sendgrid()
    .mail.send(toSendgrid(mail, { team_id: teamId, mail_id: id }))
    .catch((error: Error & { response?: unknown }) => {
      throw error.response ? new MailRefused(error.message, { cause: error }) : error;
    });
  return String(response.headers["x-message-id"] ?? "");
}

const toSendgrid = (
  { attachments = [], from = mailFrom.value(), fromName, ...mail }: Mail,
  customArgs: Record<string, string>,
) => ({
  ...mail,
  from: fromName ? { email: from, name: fromName } : from,
  customArgs,
  attachments: attachments.map(toSendgridFile),
});

/** A file as SendGrid takes it. */
export const toSendgridFile = ({ content, ...file }: MailFile) => ({
  ...file,
  content: Buffer.from(content).toString("base64"),
  disposition: "attachment",
});
