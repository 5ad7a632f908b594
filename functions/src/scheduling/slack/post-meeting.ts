import type { OutboxEvent } from "@dure/domain/events";
import type { MeetingMailKind } from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import { meetingPost } from "@dure/domain/scheduling/slack/meeting-post";
import { readLanguage } from "../../identity/user/language-store";
import { readCaller } from "../../platform/auth/caller-store";
import { postToSlack } from "../../teams/slack/post-to-slack";

const KINDS: Partial<Record<OutboxEvent["type"], MeetingMailKind>> = {
  "meeting.created": "created",
  "meeting.rescheduled": "rescheduled",
  "meeting.cancelled": "cancelled",
};

/** Tells the channel of a meeting's page what became of the meeting, in its host's language and the team's zone. */
export async function postMeeting(teamId: string, { type, after }: OutboxEvent): Promise<void> {
  const kind = KINDS[type];
  if (!kind || !after || !("slack_channel" in after) || !("sequence" in after) || !after.slack_channel) return;
  const [{ team }, locale] = await Promise.all([readCaller(teamId, after.host.id), readLanguage(after.host.id)]);
  const text = meetingPost(kind, after, { locale, zone: team.timezone });
  await postToSlack(teamId, `${after.id}-${after.sequence}-${kind}`, { channel: after.slack_channel, text });
}
