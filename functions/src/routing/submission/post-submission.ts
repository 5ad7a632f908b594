import type { OutboxEvent } from "@dure/domain/events";
import { submissionPost } from "@dure/domain/routing/submission/submission-post";
import { readLanguage } from "../../identity/user/language-store";
import { postToSlack } from "../../teams/slack/post-to-slack";
import { findIntake } from "./submission-store";

/** Tells the channel that an outcome names of a submission, once, in the language of the router's maker. */
export async function postSubmission(teamId: string, { type, after }: OutboxEvent): Promise<void> {
  if (type !== "submission.created") return;
  const intake = await findIntake(after.id);
  const channel = intake?.settings.form_submission_noti_setting?.slack_channel;
  if (!intake || !channel) return;
  const text = submissionPost(
    { title: intake.router_title, labels: intake.labels, row: after },
    await readLanguage(intake.owner_id),
  );
  await postToSlack(teamId, `submission-${after.id}`, { channel, text });
}
