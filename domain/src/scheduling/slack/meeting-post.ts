import { slackPost } from "../../teams/slack";
import { type MailRecipient, type MeetingMailKind, meetingMail } from "../scheduled-event/meeting-mail";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";

/** The Slack post about a meeting, in mrkdwn: a short form of the mail to its host. */
export function meetingPost(
  kind: MeetingMailKind,
  event: ScheduledEvent,
  reader: Omit<MailRecipient, "party">,
): string {
  const { title, rows } = meetingMail(kind, event, { ...reader, party: "host" });
  return slackPost(title, event.title, rows);
}
