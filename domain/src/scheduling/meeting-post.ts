import { escapeSlack } from "../teams/slack";
import { type MeetingMailKind, meetingMail, type Reader } from "./meeting-mail";
import type { ScheduledEvent } from "./scheduled-event";

/** What a team's Slack channel reads about a meeting, in Slack's mrkdwn: what its host's mail says, in short. */
export function meetingPost(kind: MeetingMailKind, event: ScheduledEvent, reader: Omit<Reader, "party">): string {
  const { title, rows } = meetingMail(kind, event, { ...reader, party: "host" });
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  return [`*${escapeSlack(title)}* · ${escapeSlack(event.title)}`, ...lines.map(escapeSlack)].join("\n");
}
