import { answersPost } from "@dure/domain/scheduling/slack/answers-post";
import { readLanguage } from "../../identity/user/language-store";
import { reaction } from "../../platform/outbox/reaction";
import { postToSlack } from "../../teams/slack/post-to-slack";

/** Posts a booking form's answers to the Slack channel of its page, once, in the host's language. */
export const postAnswers = reaction("post-answers", ["meeting.created"], async (teamId, { after }) => {
  if (!after.answers_channel) return;
  const text = answersPost(after, await readLanguage(after.host.id));
  await postToSlack(teamId, `${after.id}-answers`, { channel: after.answers_channel, text });
});
