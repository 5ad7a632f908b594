import { logger } from "firebase-functions";
import { markSlackRevoked } from "./mark-slack-revoked";
import { slackClient, slackFailure } from "./slack-client";
import { beginPost, markNotPosted, markPosted } from "./slack-post-store";
import { findSlack, openToken, type SlackWorkspace } from "./slack-store";

/** @param channel the channel's id; `text` is mrkdwn */
export type SlackPost = { channel: string; text: string };

/**
 * Posts to the team's workspace once for each key; without a workspace it does nothing. Slack has no keys of its own, so
 * a note goes before the call: a post that it may have taken is never made again. A process that dies between the note and
 * the answer, or an answer that is lost, can therefore leave out a post, but never make two.
 * @throws when Slack answered that it did not take the post but may later: the job tries again, no sooner than Slack said
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
