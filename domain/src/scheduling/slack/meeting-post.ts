import { slackPost } from "../../teams/slack";
import { type MeetingMailKind, meetingMail, type Reader } from "../scheduled-event/meeting-mail";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";

/** What a team's Slack channel reads about a meeting, in Slack's mrkdwn: what its host's mail says, in short. */
export function meetingPost(kind: MeetingMailKind, event: ScheduledEvent, reader: Omit<Reader, "party">): string {
  const { title, rows } = meetingMail(kind, event, { ...reader, party: "host" });
  return slackPost(title, event.title, rows);
}
