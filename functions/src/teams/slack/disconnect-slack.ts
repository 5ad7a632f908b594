import type { teamsApi } from "@dure/domain/teams/api";
import { logger } from "firebase-functions";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { slackClient, slackFailure } from "./slack-client";
import { openToken, readSlack, removeSlack, type SlackWorkspace } from "./slack-store";

/** Disconnects the team's workspace, here and at Slack. Does nothing if no workspace is connected. */
export const disconnectSlack: Verb<typeof teamsApi.disconnectSlack> = async (ctx) => {
  let removed: SlackWorkspace | undefined;
  await transaction(ctx, async (tx) => {
    removed = await readSlack(tx, ctx.teamId);
    if (!removed) return { answer: undefined, event: [] };
    removeSlack(tx, ctx.teamId);
    const { id, name } = removed;
    return { answer: undefined, event: { type: "slack.disconnected", before: { id, name }, after: null } };
  });
  if (removed) await revoke(ctx.teamId, removed);
};

/** Revokes the token at Slack. Best effort: the product's copy is deleted anyway. */
async function revoke(teamId: string, workspace: SlackWorkspace): Promise<void> {
  try {
    await (await slackClient(openToken(teamId, workspace))).auth.revoke();
  } catch (error) {
    logger.warn("A Slack token could not be revoked.", { teamId, ...slackFailure(error) });
  }
}
