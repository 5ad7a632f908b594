import { noticesOf } from "@dure/domain/scheduling/notification/notices-of";
import { meetingPost } from "@dure/domain/scheduling/slack/meeting-post";
import { readLanguage } from "../../identity/user/language-store";
import { readCaller } from "../../platform/auth/caller-store";
import { reaction } from "../../platform/outbox/reaction";
import { postToSlack } from "../../teams/slack/post-to-slack";

const KINDS = {
  "meeting.created": "created",
  "meeting.rescheduled": "rescheduled",
  "meeting.cancelled": "cancelled",
} as const;

const EVENTS = ["meeting.created", "meeting.rescheduled", "meeting.cancelled"] as const;

/** Posts a meeting's change to the Slack channels that its page names for it, in its host's language and the team's zone. */
export const postMeeting = reaction("post-meeting", EVENTS, async (teamId, { type, after }) => {
  const kind = KINDS[type];
  const { channels } = noticesOf(after, kind);
  if (channels.length === 0) return;
  const [{ team }, locale] = await Promise.all([readCaller(teamId, after.host.id), readLanguage(after.host.id)]);
  const text = meetingPost(kind, after, { locale, zone: team.timezone });
  const post = `${after.id}-${after.sequence}-${kind}`;
  for (const [place, channel] of channels.entries())
    await postToSlack(teamId, place === 0 ? post : `${post}-${channel}`, { channel, text });
});
