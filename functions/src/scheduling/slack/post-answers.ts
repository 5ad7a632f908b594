import type { OutboxEvent } from "@dure/domain/events";
import { answersPost } from "@dure/domain/scheduling/slack/answers-post";
import { readLanguage } from "../../identity/user/language-store";
import { postToSlack } from "../../teams/slack/post-to-slack";

/** Tells the channel that a booking page names of its form's answers, once, in the host's language. */
export async function postAnswers(teamId: string, { type, after }: OutboxEvent): Promise<void> {
  if (type !== "meeting.created" || !after.answers_channel) return;
  const text = answersPost(after, await readLanguage(after.host.id));
  await postToSlack(teamId, `${after.id}-answers`, { channel: after.answers_channel, text });
}
