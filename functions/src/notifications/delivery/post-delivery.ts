import { afterPost, type Delivery, type PostOutcome } from "@dure/domain/notifications/delivery/delivery";
import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import { readRecords } from "../../records/record/record-store";
import { labelForTeam } from "../../records/record/router-blur";
import { findSlack, openToken, type SlackWorkspace } from "../../teams/slack/slack-store";
import { findSetting } from "../setting/setting-store";
import { replaceDelivery } from "./delivery-store";
import { findPost } from "./find-post";
import { messageAbout } from "./message-about";
import { notifyMember } from "./notify-member";
import { postToChannel } from "./post-to-channel";
import { stopSetting } from "./stop-setting";
import { viewerOfSetting } from "./viewer-of-setting";

type Subject = { setting: NotificationSetting; record: CrmRecord };
/** Notes the time of a post; false if another worker has taken the channel over. */
type Begin = () => Promise<boolean>;
type Outcome = PostOutcome | "taken-over";

/** Sends a delivery and saves its outcome. */
export async function postDelivery(teamId: string, delivery: Delivery, begin: Begin): Promise<Outcome> {
  const subject = await subjectOf(teamId, delivery);
  if ("kind" in subject) return end(teamId, delivery, subject);
  const titled = { ...delivery, title: await labelForTeam(teamId, subject.record) };
  if (delivery.via === "slack") return post(teamId, delivery, titled, subject, begin);
  if (!(await begin())) return "taken-over";
  return end(teamId, titled, await notifyMember(teamId, delivery, subject));
}

async function subjectOf(teamId: string, { setting_id, record_id }: Delivery): Promise<Subject | PostOutcome> {
  const [setting, [record]] = await Promise.all([findSetting(teamId, setting_id), readRecords(teamId, [record_id])]);
  if (!setting?.is_active) return { kind: "skipped", reason: "setting_off" };
  if (!record || !isVisible(record, await viewerOfSetting(teamId, setting)))
    return { kind: "skipped", reason: "record_gone" };
  return { setting, record };
}

/**
 * Posts a message. It is noted as begun before the call, so the worker after a crash knows that it may have been
 * posted, and looks for it where Slack allows that.
 */
async function post(
  teamId: string,
  delivery: Delivery,
  titled: Delivery,
  { setting, record }: Subject,
  begin: Begin,
): Promise<Outcome> {
  const workspace = await findSlack(teamId);
  if (!workspace || workspace.revoked)
    return end(teamId, titled, { kind: "refused", reason: "disconnected", error: "" });
  const found = await lookFor(teamId, delivery, workspace);
  if (found === "posted") return end(teamId, titled, { kind: "sent" });
  const message = await messageAbout(teamId, { setting, record, workspace });
  if (!(await begin())) return "taken-over";
  const unknown = found === "absent" ? 0 : delivery.unknown;
  const begun: Delivery = { ...titled, unknown, state: "posting", begun_at: new Date().toISOString() };
  if (!(await replaceDelivery(teamId, delivery, begun))) return "taken-over";
  return end(teamId, begun, await postToChannel(teamId, begun, workspace, message));
}

const lookFor = async (teamId: string, delivery: Delivery, workspace: SlackWorkspace) =>
  delivery.unknown > 0 ? findPost(openToken(teamId, workspace), delivery) : "unreadable";

/** Saves the outcome. A failure that every further post would have turns the setting off. */
async function end(teamId: string, delivery: Delivery, outcome: PostOutcome): Promise<PostOutcome> {
  await replaceDelivery(teamId, delivery, afterPost(delivery, outcome, new Date().toISOString()));
  if (outcome.kind === "refused" && outcome.reason !== "refused")
    await stopSetting(teamId, delivery.setting_id, outcome.reason);
  return outcome;
}
