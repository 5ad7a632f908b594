import { randomUUID } from "node:crypto";
import type { PostOutcome } from "@dure/domain/notifications/delivery/delivery";
import { slackMessage } from "@dure/domain/notifications/delivery/slack-message";
import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import type { settingApi } from "@dure/domain/notifications/setting/setting-api";
import { notificationsTexts, testTexts } from "@dure/domain/notifications/texts";
import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { type Context, callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { countCall } from "../../platform/http/rate-limit";
import { teamUrl } from "../../platform/team-url";
import { beginPost, markNotPosted, markPosted } from "../../teams/slack/slack-post-store";
import { findSlack } from "../../teams/slack/slack-store";
import { postToChannel } from "../delivery/post-to-channel";
import { getSetting } from "./setting-store";

const TESTS_A_MINUTE = 10;

/**
 * Posts a setting's message with sample values to its channel. A repeated request posts nothing again.
 * @throws NOT_ACCEPTABLE without a channel or a workspace, or if Slack refuses; PROVIDER_FAILED, TOO_MANY_REQUESTS
 */
export const testNotificationSetting: Verb<typeof settingApi.testNotificationSetting> = async (ctx, { params }) => {
  const { teamId, now } = ctx;
  const setting = await getSetting(teamId, params.id);
  const { type, channel } = setting.action;
  if (type !== "slack") throw new AppError("NOT_ACCEPTABLE", notificationsTexts.onlySlackTests);
  const workspace = await findSlack(teamId);
  if (!workspace || workspace.revoked) throw new AppError("NOT_ACCEPTABLE", teamsTexts.slackMissing);
  if (channel === "") throw new AppError("NOT_ACCEPTABLE", notificationsTexts.noChannel);
  countCall(`notification-test ${teamId}`, TESTS_A_MINUTE, Date.parse(now)).assertAllowed();
  const id = `notification-test-${ctx.idempotency?.key ?? randomUUID()}`;
  if (!(await beginPost(teamId, id, Date.now()))) return;
  const outcome = await postToChannel(teamId, { id, channel }, workspace, sampleMessage(ctx, setting));
  if (outcome.kind === "sent") return markPosted(teamId, id, "");
  await markNotPosted(teamId, id, { notBeforeMs: 0 });
  throw refusalOf(outcome);
};

function sampleMessage(ctx: Context, { id, title, action }: NotificationSetting) {
  const { team, user } = callerOf(ctx);
  const { record, heading } = testTexts[ctx.locale];
  const assignee = user?.display_name ?? "";
  const url = teamUrl(team.team_slug, `/settings/notifications/${id}`);
  const values = { title: record, assignee };
  return slackMessage(
    heading(title),
    action.message,
    { title: record, url, assignee, mention: undefined, values },
    ctx.locale,
  );
}

function refusalOf(outcome: PostOutcome): AppError {
  if (outcome.kind !== "refused") return new AppError("PROVIDER_FAILED", teamsTexts.slackFailed);
  if (outcome.reason === "disconnected") return new AppError("NOT_ACCEPTABLE", teamsTexts.slackMissing);
  if (outcome.reason === "channel_gone") return new AppError("NOT_ACCEPTABLE", notificationsTexts.channelDeleted);
  return new AppError("PROVIDER_FAILED", teamsTexts.slackFailed, { reason: outcome.error });
}
