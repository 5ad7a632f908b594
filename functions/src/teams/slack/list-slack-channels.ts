import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Verb } from "../../platform/http/endpoint";
import { markSlackRevoked } from "./mark-slack-revoked";
import { slackClient, slackFailure } from "./slack-client";
import { findSlack, openToken, type SlackWorkspace } from "./slack-store";

/** The page size: Slack recommends at most 200. */
const PAGE = 200;

/** @throws NOT_ACCEPTABLE when no workspace is connected (docs/product/teams.md#slack), PROVIDER_FAILED */
export const listSlackChannels: Verb<typeof teamsApi.listSlackChannels> = async ({ teamId }, { query }) => {
  const workspace = await findSlack(teamId);
  if (!workspace || workspace.revoked) throw new AppError("NOT_ACCEPTABLE", teamsTexts.slackMissing);
  const client = await slackClient(openToken(teamId, workspace));
  const { channels = [], response_metadata } = await client.conversations
    .list({
      types: "public_channel,private_channel",
      exclude_archived: true,
      limit: PAGE,
      ...(query.cursor && { cursor: query.cursor }),
    })
    .catch((error: unknown) => refuse(teamId, workspace, error));
  return {
    channels: channels.map(({ id = "", name = "", is_private = false }) => ({ id, name, is_private })),
    response_metadata: { next_cursor: response_metadata?.next_cursor ?? "" },
  };
};

async function refuse(teamId: string, workspace: SlackWorkspace, error: unknown): Promise<never> {
  const { kind, reason } = slackFailure(error);
  if (kind === "revoked") {
    await markSlackRevoked(teamId, workspace);
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.slackMissing);
  }
  if (reason === "invalid_cursor") throw new AppError("BAD_REQUEST", teamsTexts.slackCursor);
  throw new AppError("PROVIDER_FAILED", teamsTexts.slackFailed, { reason });
}
