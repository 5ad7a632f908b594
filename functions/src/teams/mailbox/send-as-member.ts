import { logger } from "firebase-functions";
import { readUser } from "../../identity/user/user-store";
import { type Mail, sendBySendgrid } from "../../platform/mail/send-mail";
import { sendOnce } from "../../platform/mail/send-once";
import type { Connection } from "../connection/connection";
import { connectionsOf } from "../connection/connection-store";
import { mimeMessage } from "./mime-message";
import { sendFromMailbox } from "./send-from-mailbox";

/**
 * Sends a mail in a member's name, once (`sendOnce`): from their connected mailbox, else from `mail.from`, by default
 * the product's address. That address is also the fallback if the mailbox refuses the mail. After a call without an
 * answer, the next attempt tries the mailbox again, so that a mail doesn't leave from both.
 */
export function sendAsMember(
  teamId: string,
  sender: { id: string | undefined; name: string },
  mailId: string,
  mail: Mail,
): Promise<void> {
  return sendOnce(teamId, mailId, mail.to.email, async () => {
    const mailbox = sender.id === undefined ? undefined : await findMailbox(teamId, sender.id);
    if (mailbox) {
      const message = mimeMessage({ email: mailbox.email, name: sender.name }, `${teamId} ${mailId}`, mail);
      const delivery = await sendFromMailbox(teamId, mailbox, message);
      if ("messageId" in delivery) return delivery.messageId;
      logger.warn("A mailbox did not take a mail.", { teamId, mailId, connection: mailbox.id, ...delivery });
    }
    return sendBySendgrid(teamId, mailId, mail);
  });
}

/** The mailbox that an active member connected last, among those whose grant is valid. */
async function findMailbox(teamId: string, userId: string): Promise<Connection | undefined> {
  const [user, own] = await Promise.all([readUser(teamId, userId), connectionsOf(teamId, userId)]);
  if (user?.team_member_status !== "ACTIVE") return undefined;
  return own.findLast(({ service, needs_regrant }) => service === "email" && !needs_regrant);
}
