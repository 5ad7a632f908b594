import { logger } from "firebase-functions";
import { markSlackRevoked } from "./mark-slack-revoked";
import { slackClient, slackFailure } from "./slack-client";
import { beginPost, markNotPosted, markPosted } from "./slack-post-store";
import { findSlack, openToken, type SlackWorkspace } from "./slack-store";

/** @param channel the channel's id; `text` is mrkdwn */
export type SlackPost = { channel: string; text: string };

/**
 * Posts to the team's workspace at most once for each key; does nothing without a workspace. Slack has no idempotency
 * keys, so the post is recorded before the call and never retried if Slack may have taken it. A crash or a lost answer
 * in between can lose a post, but never duplicate it.
 * @throws when Slack did not take the post but may later: the job retries, no sooner than Slack asked for
 */
export async function postToSlack(teamId: string, key: string, post: SlackPost): Promise<void> {
  const workspace = await findSlack(teamId);
  if (!workspace || workspace.revoked) return;
  if (!(await beginPost(teamId, key, Date.now()))) return;
  try {
    const client = await slackClient(openToken(teamId, workspace));
    const { ts = "" } = await client.chat.postMessage({ ...post, unfurl_links: false, unfurl_media: false });
    await markPosted(teamId, key, ts);
  } catch (error) {
    await afterFailure(teamId, key, workspace, error);
  }
}

async function afterFailure(teamId: string, key: string, workspace: SlackWorkspace, error: unknown): Promise<void> {
  const failure = slackFailure(error);
  logger.warn("A post to Slack failed.", { teamId, key, ...failure });
  if (failure.kind === "unheard") return;
  if (failure.kind === "wait" || failure.kind === "unsent") {
    const waitMs = failure.kind === "wait" ? failure.retryAfterMs : 0;
    await markNotPosted(teamId, key, { notBeforeMs: Date.now() + waitMs });
    throw error;
  }
  await markNotPosted(teamId, key);
  if (failure.kind === "revoked") await markSlackRevoked(teamId, workspace);
}
