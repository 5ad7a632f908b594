import client from "@sendgrid/client";
import sendgrid from "@sendgrid/mail";
import { mailFrom, sendgridApiKey, sendgridUrl } from "../config";
import { claimMail, markMailSent, releaseMail } from "./mail-ledger-store";

export type Mail = {
  to: { email: string; name?: string };
  cc?: string[];
  bcc?: string[];
  /** Whose mail it is: the address stays the product's, which may send from no other. */
  fromName?: string;
  replyTo?: { email: string; name?: string };
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; type: string; content: string }[];
};

/**
 * Sends a mail once in effect. The ledger is claimed before and marked after the call, so a repeated job sends nothing
 * again; only a process that dies between SendGrid's answer and the mark leads to a second copy.
 * @param id derived from what caused the mail, the same on every try
 */
export async function sendMail(teamId: string, id: string, mail: Mail): Promise<void> {
  if (!(await claimMail(teamId, id, mail.to.email, Date.now()))) return;
  const [response] = await service()
    .send(toSendgrid(mail, { team_id: teamId, mail_id: id }))
    .catch(async (error: { response?: unknown }) => {
      // An answer means that nothing was taken; without one the claim stays, for the mail may be on its way.
      if (error.response) await releaseMail(teamId, id);
      throw error;
    });
  await markMailSent(teamId, id, String(response.headers["x-message-id"] ?? ""), Date.now());
}

/** The SDK keeps one client for the process; setting its key also resets its address. */
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
