import { isStillNews, noticeMailOf } from "@dure/domain/scheduling/notification/notice-mail-of";
import { type MailNotice, noticesOf } from "@dure/domain/scheduling/notification/notices-of";
import type { MeetingChange } from "@dure/domain/scheduling/notification/notification";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { askForFollowUp } from "../../forms/submission/ask-for-follow-up";
import { readScheduledEvent } from "../scheduled-event/scheduled-event-store";
import { findMailRecipient, hostOf } from "./find-mail-recipient";
import { invitationFile } from "./invitation-file";

/**
 * Requests the template mails about a change of a meeting, with the meeting's current values, since its link is created
 * after the booking. Idempotent. A later change withdraws the unsent mails that it makes untrue.
 * @param changed the meeting after the change
 */
export async function requestNotices(teamId: string, changed: ScheduledEvent, change: MeetingChange): Promise<void> {
  for (const notice of noticesOf(changed, change).mails)
    if (notice.emailTemplateId !== null) await requestNotice(teamId, { changed, change }, notice);
}

async function requestNotice(
  teamId: string,
  { changed, change }: { changed: ScheduledEvent; change: MeetingChange },
  notice: MailNotice,
): Promise<void> {
  const reader = await findMailRecipient(teamId, changed, notice.reader);
  if (!reader) return;
  await askForFollowUp(teamId, async (tx) => {
    const meeting = await readScheduledEvent(tx, teamId, changed.id);
    if (!isStillNews(meeting, changed, change)) return null;
    const attachments = notice.hasFile ? invitationFile(meeting, hostOf(meeting, notice.reader), reader) : [];
    const mail = noticeMailOf(meeting, { change, sequence: changed.sequence, notice }, reader);
    return mail && { ...mail, ...(attachments.length > 0 && { attachments }) };
  });
}
