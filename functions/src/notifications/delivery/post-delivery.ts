import { afterPost, type Delivery, type PostOutcome } from "@dure/domain/notifications/delivery/delivery";
import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { labelOf } from "@dure/domain/records/record/record-label";
import { isVisible } from "@dure/domain/records/record/visibility";
import { logger } from "firebase-functions";
import { readRecords } from "../../records/record/record-store";
import { markSlackRevoked } from "../../teams/slack/mark-slack-revoked";
import { slackClient, slackFailure } from "../../teams/slack/slack-client";
import { findSlack, openToken, type SlackWorkspace } from "../../teams/slack/slack-store";
import { findSetting } from "../setting/setting-store";
import { replaceDelivery } from "./delivery-store";
import { findPost, POST_TYPE } from "./find-post";
import { messageAbout } from "./message-about";
import { stopSetting } from "./stop-setting";
import { viewerOfSetting } from "./viewer-of-setting";

/** What a post needs, or why there is nothing to post. */
type Subject = { setting: NotificationSetting; record: CrmRecord; workspace: SlackWorkspace };

/** What makes every further post to the channel fail, too. */
const CHANNEL_GONE = ["channel_not_found", "is_archived", "not_in_channel", "restricted_action"];

/**
 * Posts a delivery and writes down how it went. It is noted as begun before the call, so whoever comes after a death knows
 * that it may have been posted, and looks for it where Slack allows that.
 * @param begin notes the time of the post; false if another worker has taken the channel over
 */
export async function postDelivery(
  teamId: string,
  delivery: Delivery,
  begin: () => Promise<boolean>,
): Promise<PostOutcome | "taken-over"> {
  const subject = await subjectOf(teamId, delivery);
  if ("kind" in subject) return end(teamId, delivery, subject);
  const { workspace, setting, record } = subject;
  const titled = { ...delivery, title: labelOf(record) };
  const found = delivery.unknown > 0 ? await findPost(openToken(teamId, workspace), delivery) : "unreadable";
  if (found === "posted") return end(teamId, delivery, { kind: "sent" });
  const message = await messageAbout(teamId, { setting, record, workspace });
  if (!(await begin())) return "taken-over";
  const unknown = found === "absent" ? 0 : delivery.unknown;
  const begun: Delivery = { ...titled, unknown, state: "posting", begun_at: new Date().toISOString() };
  if (!(await replaceDelivery(teamId, delivery, begun))) return "taken-over";
  const outcome = await post(teamId, begun, workspace, message);
  await replaceDelivery(teamId, begun, afterPost(begun, outcome, new Date().toISOString()));
  if (outcome.kind === "refused" && outcome.reason !== "refused") await stopSetting(teamId, setting.id, outcome.reason);
  return outcome;
}

async function end(teamId: string, delivery: Delivery, outcome: PostOutcome): Promise<PostOutcome> {
  await replaceDelivery(teamId, delivery, afterPost(delivery, outcome, new Date().toISOString()));
  if (outcome.kind === "refused") await stopSetting(teamId, delivery.setting_id, outcome.reason);
  return outcome;
}

async function subjectOf(teamId: string, { setting_id, record_id }: Delivery): Promise<Subject | PostOutcome> {
  const [setting, [record], workspace] = await Promise.all([
    findSetting(teamId, setting_id),
    readRecords(teamId, [record_id]),
    findSlack(teamId),
  ]);
  if (!setting?.is_active) return { kind: "skipped", reason: "setting_off" };
  if (!record || !isVisible(record, await viewerOfSetting(teamId, setting)))
    return { kind: "skipped", reason: "record_gone" };
  if (!workspace || workspace.revoked) return { kind: "refused", reason: "disconnected", error: "" };
  return { setting, record, workspace };
}

async function post(
  teamId: string,
  { id, channel }: Delivery,
  workspace: SlackWorkspace,
  message: Awaited<ReturnType<typeof messageAbout>>,
): Promise<PostOutcome> {
  try {
    const client = await slackClient(openToken(teamId, workspace));
    const metadata = { event_type: POST_TYPE, event_payload: { id } };
    await client.chat.postMessage({ channel, ...message, metadata, unfurl_links: false, unfurl_media: false });
    return { kind: "sent" };
  } catch (error) {
    const failure = slackFailure(error);
    logger.warn("A notification could not be posted.", { teamId, id, ...failure });
    if (failure.kind === "revoked") {
      await markSlackRevoked(teamId, workspace);
      return { kind: "refused", reason: "disconnected", error: failure.reason };
    }
    if (failure.kind === "wait") return { kind: "wait", error: failure.reason, retryAfterMs: failure.retryAfterMs };
    if (failure.kind === "refused")
      return {
        kind: "refused",
        reason: CHANNEL_GONE.includes(failure.reason) ? "channel_gone" : "refused",
        error: failure.reason,
      };
    return { kind: failure.kind, error: failure.reason };
  }
}
