import { isDeepStrictEqual } from "node:util";
import { noticeMailOf } from "@dure/domain/scheduling/notification/notice-mail-of";
import { type MailNotice, mailsOf, notificationsOf } from "@dure/domain/scheduling/notification/notices-of";
import { meetingMail } from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { sanitizeLabel } from "@dure/domain/shared/sanitize-label";
import { askForFollowUp } from "../../forms/submission/ask-for-follow-up";
import { readSignature } from "../../identity/signature/email-signature-store";
import { copiesOf } from "../../platform/mail/copies-of";
import { mailBody } from "../../platform/mail/mail-body";
import { sendMail } from "../../platform/mail/send-mail";
import { sendAsMember } from "../../teams/mailbox/send-as-member";
import { findMailRecipient, hostOf } from "../meeting-mail/find-mail-recipient";
import { senderOfNotice } from "../meeting-mail/sender-of-notice";
import { withLogo } from "../meeting-mail/with-logo";
import { endReminder, type StoredReminder } from "./reminder-store";

/**
 * Mails a reminder to one party, in their language and zone. A reminder from a template is requested under the same id.
 * A host who has left the team is not reminded.
 */
export async function sendReminderMail(teamId: string, reminder: StoredReminder, event: ScheduledEvent): Promise<void> {
  const { id, recipient, sequence } = reminder;
  const reader = await findMailRecipient(teamId, event, recipient);
  if (!reader || !event.invitees[0]) return endReminder(teamId, id, "dropped");
  const notice = noticeOf(reminder, event);
  const eventUrl = reader.party === "invitee" ? reader.eventUrl : "";
  if (notice.emailTemplateId !== null) {
    const mail = noticeMailOf(event, { change: "reminder", sequence, notice }, reader);
    await askForFollowUp(teamId, () => mail && { ...mail, id });
  } else await sendOwnText(teamId, { id, event, notice }, { ...reader, eventUrl });
  await endReminder(teamId, id, "sent");
}

type OwnText = { id: string; event: ScheduledEvent; notice: MailNotice };

async function sendOwnText(
  teamId: string,
  { id, event, notice }: OwnText,
  reader: Parameters<typeof meetingMail>[2],
): Promise<void> {
  const { subject, ...plain } = meetingMail("reminder", event, reader);
  const body = await withLogo(teamId, event, plain);
  const [guest] = event.invitees;
  const invitee = { email: guest?.email ?? "", name: sanitizeLabel(guest?.name ?? "") };
  const host = hostOf(event, notice.reader);
  if (host) {
    const to = { email: host.email, name: sanitizeLabel(host.name) };
    return sendMail(teamId, id, {
      ...{ subject, ...mailBody(body), to, replyTo: invitee },
      ...copiesOf(to.email, notice),
    });
  }
  const sender = await senderOfNotice(teamId, notice.sender, event.host);
  const signature = await readSignature(teamId, sender.id);
  const replyTo = { email: sender.email, name: sanitizeLabel(sender.name) };
  await sendAsMember(teamId, sender, id, {
    ...{ subject, ...mailBody({ ...body, signature }), to: invitee, replyTo },
    ...sender.headers,
    ...copiesOf(invitee.email, notice),
  });
}

/** The page's notification for a reminder; the product's own mail if the page no longer has that notification. */
function noticeOf({ send_at, recipient }: StoredReminder, event: ScheduledEvent): MailNotice {
  const all = notificationsOf(event).filter(
    (one) => one.type === "reminder" && isDeepStrictEqual(one.send_at, send_at),
  );
  const found = all.flatMap((one) => mailsOf(one, event)).find(({ reader }) => reader === recipient);
  return found ?? { reader: recipient, emailTemplateId: null, sender: "ORGANIZER", cc: [], bcc: [], hasFile: false };
}
