import { claimMail, markMailSent, releaseMail } from "./mail-ledger-store";

/** A mail service's answer that it refused a mail. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/**
 * Sends a mail effectively once. It claims the mail in the ledger before the call and marks it as sent afterwards, so a
 * repeated job sends nothing. Only a process that dies between the service's answer and the mark causes a second copy.
 * @param id derived from the mail's cause, the same in every attempt
 * @param deliver sends the mail by a service; it returns the message's id, or throws MailRefused
 */
export async function sendOnce(teamId: string, id: string, to: string, deliver: () => Promise<string>): Promise<void> {
  if (!(await claimMail(teamId, id, to, Date.now()))) return;
  const messageId = await deliver().catch(async (error: unknown) => {
    // Without an answer, the service may have accepted the mail: the claim stays.
    if (error instanceof MailRefused) await releaseMail(teamId, id);
    throw error;
  });
  await markMailSent(teamId, id, messageId, Date.now());
}
