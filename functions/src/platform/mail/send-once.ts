import { claimMail, markMailSent, releaseMail } from "./mail-ledger-store";

/** A mail service's answer that it did not take a mail. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/**
 * Sends a mail effectively once. It claims the mail in the ledger before the call and marks it as sent afterwards, so a
 * repeated job sends nothing. Only a process that dies between the service's answer and the mark causes a second copy.
 * @param id derived from what caused the mail, the same in every attempt
 * @param deliver hands the mail to a service; it answers the message's id, or throws MailRefused
 */
export async function sendOnce(teamId: string, id: string, to: string, deliver: () => Promise<string>): Promise<void> {
  if (!(await claimMail(teamId, id, to, Date.now()))) return;
  const messageId = await deliver().catch(async (error: unknown) => {
    // Without the service's answer it may have taken the mail: the claim stays.
    if (error instanceof MailRefused) await releaseMail(teamId, id);
    throw error;
  });
  await markMailSent(teamId, id, messageId, Date.now());
}
