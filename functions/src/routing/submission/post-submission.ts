import { submissionPost } from "@dure/domain/routing/submission/submission-post";
import { readLanguage } from "../../identity/user/language-store";
import { reaction } from "../../platform/outbox/reaction";
import { postToSlack } from "../../teams/slack/post-to-slack";
import { findIntake } from "./submission-store";

/** Posts a submission to the Slack channel of its outcome, once, in the language of the router's maker. */
export const postSubmission = reaction("post-submission", ["submission.created"], async (teamId, { after }) => {
  const intake = await findIntake(after.id);
  const channel = intake?.settings.form_submission_noti_setting?.slack_channel;
  if (!intake || !channel) return;
  const text = submissionPost(
    { title: intake.router_title, labels: intake.labels, row: after },
    await readLanguage(intake.owner_id),
  );
  await postToSlack(teamId, `submission-${after.id}`, { channel, text });
});
