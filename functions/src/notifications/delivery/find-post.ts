import type { Delivery } from "@dure/domain/notifications/delivery/delivery";
import { slackClient } from "../../teams/slack/slack-client";

/** The name under which a post carries its delivery's id. */
export const POST_TYPE = "dure_notification";

/** How far a post's time in the channel may be from its begin: clocks differ, and Slack may be slow. */
const EARLIER_MS = 60_000;
const LATER_MS = 120_000;

/**
 * Looks in the channel for the post of a delivery with an unknown outcome.
 * @returns `unreadable` where the workspace or the channel does not let the product read, or Slack does not answer
 */
export async function findPost(
  token: string,
  { id, channel, begun_at }: Delivery,
): Promise<"posted" | "absent" | "unreadable"> {
  const begunMs = Date.parse(begun_at ?? "");
  if (Number.isNaN(begunMs)) return "unreadable";
  try {
    const { messages = [], has_more } = await (await slackClient(token)).conversations.history({
      channel,
      oldest: String((begunMs - EARLIER_MS) / 1000),
      latest: String((begunMs + LATER_MS) / 1000),
      include_all_metadata: true,
      limit: 200,
    });
    const isOurs = messages.some(
      ({ metadata }) => (metadata?.event_payload as { id?: unknown } | undefined)?.id === id,
    );
    if (isOurs) return "posted";
    return has_more ? "unreadable" : "absent";
  } catch {
    return "unreadable";
  }
}
