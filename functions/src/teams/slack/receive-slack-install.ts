import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Response } from "express";
import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/https";
import { slackClientId, slackClientSecret } from "../../platform/config";
import type { Context } from "../../platform/context";
import type { Incoming } from "../../platform/http/endpoint";
import { sessionIn } from "../../platform/http/session-cookie";
import { stackOf } from "../../platform/stack-of";
import { transaction } from "../../platform/transaction/transaction-store";
import { isSameBrowser } from "../connection/consent-browser";
import { granteeContext } from "../connection/grantee-context";
import { type GrantOutcome, sendGrantPage } from "../connection/send-grant-page";
import { slackCallbackUrl, slackClient, slackFailure } from "./slack-client";
import { readState, type SlackInstall } from "./slack-state";
import { saveSlack, sealToken } from "./slack-store";

type Installing = SlackInstall & { teamId: string };

/**
 * Receives Slack's answer to an installation at the team's host: GET /api/authorize/finish-slack?state&code, or &error.
 */
export async function receiveSlackInstall(req: Request, res: Response, incoming: Incoming): Promise<void> {
  const { state, code } = req.query;
  const install = readState(String(state ?? ""), Date.parse(incoming.now));
  const isOwn = install && isSameBrowser(install.browser_hash, sessionIn(req.get("cookie")));
  const outcome = isOwn
    ? await finish(install, typeof code === "string" ? code : "", incoming)
    : ({ type: "error", provider: null, error: teamsTexts.invalidGrant } as const);
  sendGrantPage(res, outcome, incoming.locale);
}

async function finish(install: Installing, code: string, incoming: Incoming): Promise<GrantOutcome> {
  if (!code) return failed(teamsTexts.consentDenied);
  try {
    const ctx = await granteeContext(install, "admin", incoming);
    await saveWorkspace(ctx, await redeem(code));
    return { type: "connected", provider: "slack" };
  } catch (error) {
    if (error instanceof AppError) return failed(error.text);
    logger.error("Slack could not be connected.", { requestId: incoming.requestId, error: stackOf(error) });
    return failed(teamsTexts.providerFailed);
  }
}

const failed = (error: Text): GrantOutcome => ({ type: "error", provider: "slack", error });

/** @throws NOT_ACCEPTABLE when the code is invalid */
async function redeem(code: string) {
  const client = await slackClient();
  const answer = await client.oauth.v2
    .access({
      code,
      client_id: slackClientId.value(),
      client_secret: slackClientSecret.value(),
      redirect_uri: slackCallbackUrl(),
    })
    .catch((error: unknown) => {
      throw slackFailure(error).kind === "refused" ? new AppError("NOT_ACCEPTABLE", teamsTexts.invalidGrant) : error;
    });
  const { access_token: token = "", team } = answer;
  if (!token || !team?.id) throw new Error("Slack gave no token.");
  return { token, id: team.id, name: team.name ?? "" };
}

/** Saves the team's workspace. A team has one: connecting another workspace replaces it. */
const saveWorkspace = (ctx: Context, { token, id, name }: { token: string; id: string; name: string }) =>
  transaction(ctx, async (tx) => {
    const { teamId, now } = ctx;
    saveSlack(tx, teamId, { id, name, token: sealToken(teamId, token), revoked: false, connected_at: now });
    return { answer: undefined, event: { type: "slack.connected", before: null, after: { id, name } } };
  });
