import type { Delivery, PostOutcome } from "@dure/domain/notifications/delivery/delivery";
import type { SlackMessage } from "@dure/domain/notifications/delivery/slack-message";
import { logger } from "firebase-functions";
import { markSlackRevoked } from "../../teams/slack/mark-slack-revoked";
import { slackClient, slackFailure } from "../../teams/slack/slack-client";
import { openToken, type SlackWorkspace } from "../../teams/slack/slack-store";
import { POST_TYPE } from "./find-post";

/** Errors that every further post to the channel would get, too. */
const CHANNEL_GONE = ["channel_not_found", "is_archived", "not_in_channel", "restricted_action"];

/** Posts a message to a channel once, with the delivery's id, by which it can be found. */
export async function postToChannel(
  teamId: string,
  { id, channel }: Pick<Delivery, "id" | "channel">,
  workspace: SlackWorkspace,
  message: SlackMessage,
): Promise<PostOutcome> {
  try {
    const client = await slackClient(openToken(teamId, workspace));
    const metadata = { event_type: POST_TYPE, event_payload: { id } };
    await client.chat.postMessage({ channel, ...message, metadata, unfurl_links: false, unfurl_media: false });
    return { kind: "sent" };
  } catch (error) {
    const failure = slackFailure(error);
    logger.warn("A notification could not be posted.", { teamId, id, ...failure });
    const { reason } = failure;
    if (failure.kind === "wait") return { kind: "wait", error: reason, retryAfterMs: failure.retryAfterMs };
    if (failure.kind === "unsent" || failure.kind === "unheard") return { kind: failure.kind, error: reason };
    if (failure.kind === "revoked") await markSlackRevoked(teamId, workspace);
    const gone = CHANNEL_GONE.includes(reason) ? "channel_gone" : "refused";
    return { kind: "refused", reason: failure.kind === "revoked" ? "disconnected" : gone, error: reason };
  }
}
