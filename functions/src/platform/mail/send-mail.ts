import client from "@sendgrid/client";
import sendgrid from "@sendgrid/mail";
import { mailFrom, sendgridApiKey, sendgridUrl } from "../config";
import { claimMail, markMailSent, releaseMail } from "./mail-ledger-store";

export type Mail = {
  to: { email: string; name?: string };
  cc?: string[];
  bcc?: string[];
  /** The sender's display name. The address is always the product's own, the only one that it may send from. */
  fromName?: string;
  replyTo?: { email: string; name?: string };
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; type: string; content: string }[];
};

/**
 * Sends a mail effectively once. It claims the mail in the ledger before the call and marks it as sent afterwards, so a
 * repeated job sends nothing. Only a process that dies between SendGrid's answer and the mark causes a second copy.
 * @param id derived from what caused the mail, the same in every attempt
 */
export async function sendMail(teamId: string, id: string, mail: Mail): Promise<void> {
  if (!(await claimMail(teamId, id, mail.to.email, Date.now()))) return;
  const [response] = await service()
    .send(toSendgrid(mail, { team_id: teamId, mail_id: id }))
    .catch(async (error: { response?: unknown }) => {
      // An error response means that SendGrid didn't accept the mail. Without a response it may have: the claim stays.
      if (error.response) await releaseMail(teamId, id);
      throw error;
    });
  await markMailSent(teamId, id, String(response.headers["x-message-id"] ?? ""), Date.now());
}

/** The SDK has one client for the process; setting its key resets its base URL. */
function service() {
  client.setApiKey(sendgridApiKey.value());
  client.setDefaultRequest("baseUrl", `${sendgridUrl.value()}/`);
  sendgrid.setClient(client);
  sendgrid.setTimeout(30_000);
  return sendgrid;
}

const toSendgrid = ({ attachments = [], fromName, ...mail }: Mail, customArgs: Record<string, string>) => ({
  ...mail,
  from: fromName ? { email: mailFrom.value(), name: fromName } : mailFrom.value(),
  customArgs,
  attachments: attachments.map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content).toString("base64"),
    disposition: "attachment",
  })),
});
